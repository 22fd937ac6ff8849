/** Where a seat's side of the table is: evenly round it, the first in front, then clockwise. */
export function sideOf(seat: number, seats: number): readonly [x: number, y: number] {
  return SIDES[seats]![seat]!
}

const [C72, S72, C36, S36] = [0.30901699437494745, 0.9510565162951535, 0.8090169943749475, 0.5877852522924731]
const SIDES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [0, -1],
    [0, 1],
  ],
  3: [
    [0, -1],
    [-0.8660254037844386, 0.5],
    [0.8660254037844386, 0.5],
  ],
  4: [
    [0, -1],
    [-1, 0],
    [0, 1],
    [1, 0],
  ],
  5: [
    [0, -1],
    [-S72, -C72],
    [-S36, C36],
    [S36, C36],
    [S72, -C72],
  ],
}
