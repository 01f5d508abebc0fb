/*
 * Tests look at no pixels, and painting takes half as long as all the rest. A transparent frame isn't painted; what is
 * visible, laid out and focused in it stays the same. Layout shifts and intersections aren't reported.
 */

const frame = () => window.frameElement as HTMLElement | null

export const stopPainting = () => void frame()?.style.setProperty('opacity', '0')

export const paint = () => void frame()?.style.removeProperty('opacity')
