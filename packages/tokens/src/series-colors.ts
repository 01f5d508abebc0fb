import type { Oklch } from './brands/colors.ts'

/**
 * Colours of chart series after the first, which has the accent: five neutral hues, distinct from the built-in accents and
 * from each other (CIEDE2000 of 19 or more), at least 3:1 on every surface.
 */
export const seriesColors: Record<'light' | 'dark', readonly Oklch[]> = {
  light: [
    { l: 0.62, c: 0.15, h: 52 },
    { l: 0.64, c: 0.165, h: 250 },
    { l: 0.62, c: 0.2, h: 8 },
    { l: 0.59, c: 0.16, h: 140 },
    { l: 0.64, c: 0.19, h: 313 },
  ],
  dark: [
    { l: 0.76, c: 0.14, h: 56 },
    { l: 0.61, c: 0.125, h: 238 },
    { l: 0.67, c: 0.18, h: 8 },
    { l: 0.85, c: 0.12, h: 143 },
    { l: 0.72, c: 0.15, h: 322 },
  ],
}
