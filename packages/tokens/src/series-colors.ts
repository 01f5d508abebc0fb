import type { Oklch } from './brands/colors.ts'

/**
 * Colours of chart series after the first, which has the accent: five neutral hues, distinct from the built-in accents,
 * at least 3:1 on every surface.
 */
export const seriesColors: Record<'light' | 'dark', readonly Oklch[]> = {
  light: [
    { l: 0.64, c: 0.15, h: 52 },
    { l: 0.58, c: 0.125, h: 245 },
    { l: 0.56, c: 0.19, h: 355 },
    { l: 0.58, c: 0.14, h: 135 },
    { l: 0.5, c: 0.17, h: 310 },
  ],
  dark: [
    { l: 0.79, c: 0.13, h: 60 },
    { l: 0.7, c: 0.12, h: 240 },
    { l: 0.74, c: 0.14, h: 355 },
    { l: 0.82, c: 0.15, h: 135 },
    { l: 0.68, c: 0.15, h: 310 },
  ],
}
