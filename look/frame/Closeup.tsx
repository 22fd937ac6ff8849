import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import './frame.css'
import './closeup.css'

interface CloseupProps {
  /** What the classes of the game's style sheets begin with. */
  name: string
  /** Further classes, for what is looked at. */
  look?: string
  /** Says what the dialog is where nothing in it is a `Title`. */
  label?: string
  /** The word on the button that closes it. */
  closes: string
  close(): void
  /** What is looked at; undefined while nothing is. */
  children: ReactNode | undefined
}

/** Something of the board, large: a dialog in the game's own dress. Escape, a press beside it and its button close it. */
export function Closeup({ name, look = '', label, closes, close, children }: CloseupProps) {
  return (
    <ModalOverlay
      className={`closeup ${name}-overlay ${name}-theme`}
      isOpen={children !== undefined}
      onOpenChange={isOpen => !isOpen && close()}
      isDismissable
    >
      <Modal className={`closeup-frame ${name}-modal ${look}`}>
        <Dialog className={`framed closeup-in ${name}-dialog`} {...(label !== undefined && { 'aria-label': label })}>
          {children}
          <button type="button" className={`${name}-button ${name}-close`} onClick={close}>
            {closes}
          </button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** What the dialog is called. */
export function Title({ children }: { children: ReactNode }) {
  return <Heading slot="title">{children}</Heading>
}
