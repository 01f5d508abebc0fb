/**
 * The window width above which the host's navigation is a side pane; at or below it, a drawer. Unit: CSS pixels.
 * Source: commerce specification, sections 2 and 9.
 */
export const navigationBreakpoint = 1023

/** Widths of a kit's container at which its layout changes, in CSS pixels. */
export const container = { narrow: 560, wide: 880 } as const
