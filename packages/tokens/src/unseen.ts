/**
 * The style of visually hidden text, read out and not shown: for `.css.ts` files in which that depends on the available
 * space.
 */
export const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // Or a screen reader would read the words as one.
  whiteSpace: 'nowrap',
} as const
