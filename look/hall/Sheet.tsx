import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useHall } from './hall.ts'
import { Sign } from './Sign.tsx'
import './sheet.css'

/** A dialog: a card in the middle, and on phones a sheet from below. */
export function Sheet({ title, onClose, children }: { title: string; onClose(): void; children: ReactNode }) {
  const { words } = useHall()
  return (
    <ModalOverlay className="veil" isOpen isDismissable onOpenChange={open => (open ? undefined : onClose())}>
      <Modal className="sheet">
        <Dialog className="sheet-in">
          <header>
            <Heading slot="title">{title}</Heading>
            <button type="button" className="ico" aria-label={words.close} onClick={onClose}>
              <Sign of="cross" size={18} />
            </button>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
