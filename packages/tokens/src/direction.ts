/*
 * For what has no logical property. Not `:dir()`: minifiers rewrite it for older browsers as a list of languages, which
 * a page that only says `dir="rtl"` does not match. `dir` attributes set these, see `direction.css.ts`.
 */

/** 1 in left-to-right text, -1 in right-to-left text, for use in `calc()`. */
export const inlineSign = 'var(--mk-inline-sign, 1)'

/** A `scale` value that mirrors a drawing in right-to-left text and has no effect otherwise. */
export const mirrored = 'var(--mk-mirrored, none)'

/** The physical side where lines begin, `left` or `right`, for text that has another direction itself. */
export const inlineStart = 'var(--mk-inline-start, left)'
