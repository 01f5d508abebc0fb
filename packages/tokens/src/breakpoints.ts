/**
 * The window width above which the host's navigation is a side pane; at or below it, a drawer. Unit: CSS pixels.
 * Source: commerce specification, sections 2 and 9.
 */
export const navigationBreakpoint = 1023

/** Widths of a kit's container at which its layout changes, in CSS pixels. */
export const container = { narrow: 560, wide: 880 } as const

/**
 * The container width below which a table's rows become cards, in units of the text: 16 to a root `em`. From here, five
 * columns with a button fit in our longest language without breaking words, however large the text is.
 */
export const cardsBelow = '37.5rem'
