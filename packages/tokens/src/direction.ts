/*
 * For what has no logical property. Not `:dir()`: minifiers rewrite it for older browsers as a list of languages, which
 * a page that only says `dir="rtl"` does not match. `dir` attributes set these, see `direction.css.ts`.
 */

/** 1 where lines run from left to right, -1 where they run from right to left. To multiply with in `calc()`. */
export const inlineSign = 'var(--mk-inline-sign, 1)'

/** A `scale` that mirrors a drawing where lines run from right to left, and leaves it alone elsewhere. */
export const mirrored = 'var(--mk-mirrored, none)'

/** The side where lines begin, for text whose own direction is another: `left` or `right`. */
export const inlineStart = 'var(--mk-inline-start, left)'
