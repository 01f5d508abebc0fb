/**
 * Above this width the host's navigation is a side pane; at or below it, a slide-out.
 * Unit: CSS pixels. Source: commerce specification, sections 2 and 9.
 */
export const navigationBreakpoint = 1023

/** Widths of a kit's own container, in CSS pixels, at which its layout changes. */
export const container = { narrow: 560, wide: 880 } as const
