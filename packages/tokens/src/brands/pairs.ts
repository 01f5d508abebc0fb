import type { ColorRole } from '../contract.ts'

/** A foreground that can appear on a background, with the required contrast (WCAG 2.2). */
export interface Pair {
  foreground: ColorRole
  background: ColorRole
  least: 4.5 | 3
}

const surfaces = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const
const tones = ['neutral', 'info', 'positive', 'caution', 'critical'] as const
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)

const textOnSurfaces = surfaces.flatMap((background) =>
  (['text', 'textMuted', 'accentText', 'critical', 'positive', 'caution', 'info'] as const).map((foreground) => ({
    foreground,
    background,
    least: 4.5 as const,
  })),
)

const boundariesOnSurfaces = surfaces.flatMap((background) =>
  (['borderStrong', 'focus', 'accent', 'neutral'] as const).map((foreground) => ({
    foreground,
    background,
    least: 3 as const,
  })),
)

const tonePairs = tones.flatMap((tone): Pair[] => {
  const soft = `${tone}Soft` as ColorRole
  return [
    { foreground: `on${capital(tone)}` as ColorRole, background: tone, least: 4.5 },
    { foreground: `on${capital(tone)}Soft` as ColorRole, background: soft, least: 4.5 },
    { foreground: 'text', background: soft, least: 4.5 },
  ]
})

/** Every pair of text or boundary and background that components can show. */
export const pairs: Pair[] = [
  ...textOnSurfaces,
  ...boundariesOnSurfaces,
  ...tonePairs,
  { foreground: 'onCriticalControl', background: 'criticalControl', least: 4.5 },
  { foreground: 'onAccent', background: 'accent', least: 4.5 },
  { foreground: 'onAccent', background: 'accentHover', least: 4.5 },
  { foreground: 'onAccentSoft', background: 'accentSoft', least: 4.5 },
  { foreground: 'text', background: 'accentSoft', least: 4.5 },
]
