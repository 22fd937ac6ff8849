/** Text of whole characters that stays in its line: none of them ends it, turns its direction or controls anything. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u.test(text)
}
