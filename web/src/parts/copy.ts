/** Puts a text on the clipboard; where the browser forbids it, the text stands on the page to be copied by hand. */
export function copy(text: string): void {
  void navigator.clipboard?.writeText(text).catch(() => undefined)
}
