/** One picture of game-icons.net on a grid of 512, with the author to credit. */
export interface IconPicture {
  name: string
  author: string
  path: string
}
