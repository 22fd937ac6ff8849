import { useId } from 'react'

interface SegmentsProps<V extends string> {
  label: string
  value: V
  options: readonly { value: V; name: string; disabled?: boolean }[]
  onChange(value: V): void
}

/** A few choices side by side, one of them chosen: native radio buttons under carved stone. */
export function Segments<V extends string>({ label, value, options, onChange }: SegmentsProps<V>) {
  const name = useId()
  return (
    <span className="seg" role="radiogroup" aria-label={label}>
      {options.map(option => (
        <label key={option.value} className={option.value === value ? 'on' : ''}>
          <input
            type="radio"
            className="sr"
            name={name}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange(option.value)}
          />
          {option.name}
        </label>
      ))}
    </span>
  )
}
