declare module 'edmonds-blossom-fixed' {
  /** Edges are two vertices and a weight; gives the mate of each vertex, -1 for none. Heaviest matching. */
  export default function blossom(edges: [number, number, number][], maxCardinality?: boolean): number[]
}
