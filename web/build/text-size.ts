import type { Plugin } from 'vite'

/**
 * Sizes of text are written in pixels, and shown as the reader set them: each is multiplied by `--text`, which is 1 in
 * drawings, whose words have their place in the picture.
 */
export function textSize(): Plugin {
  return {
    name: 'text-size',
    enforce: 'pre',
    transform: { filter: { id: /\.css$/ }, handler: css => scaled(css) },
  }
}

/** Sizes that go by the box they stand in (`cqw`, `cqh`) already fit it, and stay. */
export function scaled(css: string): string {
  return css
    .replace(/(?<=[\s{;])font-size:\s*([^;}]*\dpx[^;}]*)(?=[;}])/g, (all, size: string) =>
      /\dcq/.test(size) ? all : `font-size: ${times(size.trim())}`,
    )
    .replace(
      /(?<=[\s{;]font:[^;}]*?\s)([\d.]+px)(?:\/([\d.]+px))?(?=[\s/])/g,
      (_, size: string, line: string | undefined) => times(size) + (line === undefined ? '' : `/${times(line)}`),
    )
}

function times(size: string): string {
  return `calc(${size} * var(--text, 1))`
}
