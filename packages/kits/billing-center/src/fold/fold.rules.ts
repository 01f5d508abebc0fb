/** A phone shows these rows of a table at first, also while it loads. `fold.css.ts` hides those after them. */
export const few = 5

/** A longer table grows by steps of its own. */
const most = 25

/** Returns whether a phone folds a table of so many rows; `undefined` while they load. */
export function isFoldedAtFirst(count: number | undefined): boolean {
  // One more is no longer than the button.
  return count === undefined || (count > few + 1 && count <= most)
}
