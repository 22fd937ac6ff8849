import type { Icon } from '../../content/tokens.ts'
import { useTable } from '../table.ts'

/** What a token shows, shorter where there is little room. */
export function IconName({ icon, amount }: { icon: Icon; amount: string }) {
  const { words, game } = useTable()
  const short: Readonly<Partial<Record<Icon, string>>> = words.iconShort
  return (
    <b>
      <span className="rb-long">{game.icons[icon]}</span>
      <span className="rb-short" aria-hidden="true">
        {short[icon] ?? game.icons[icon]}
      </span>
      {amount}
    </b>
  )
}
