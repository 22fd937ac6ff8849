/** What somebody is told who would be taken for another. */
export const NAME_KEPT = {
  refused: 'name-kept',
  text: 'Somebody keeps this name, or one that looks like it: choose another',
}
