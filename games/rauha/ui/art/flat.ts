/**
 * The opacity of single shapes, as that of their fill and stroke: it looks the same, and the page need not set a layer
 * apart for each of them. For what is drawn into the page itself; landscapes become pictures anyway.
 */
export function flat(drawing: string): string {
  return drawing.replaceAll(SHAPE, (shape: string) =>
    shape.includes('-opacity') ? shape : shape.replace(/ opacity="([^"]+)"/, ' fill-opacity="$1" stroke-opacity="$1"'),
  )
}

const SHAPE = /<(path|circle|ellipse|rect)\b[^>]* opacity="[^>]*>/g
