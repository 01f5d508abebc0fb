import type { ColorRole } from '../contract.ts'
import type { BrandSeed } from './seeds.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Lightness, chroma, hue and optional opacity. */
export interface Oklch {
  l: number
  c: number
  h: number
  alpha?: number
}

const toneHues = { info: 245, positive: 152, caution: 70, critical: 25 }
type Tone = keyof typeof toneHues

/** Returns every colour role of a brand in one scheme. */
export function brandColors(seed: BrandSeed, scheme: Scheme): Record<ColorRole, Oklch> {
  const neutral = (l: number, strength = 1): Oklch => ({ l, c: seed.neutralChroma * strength, h: seed.neutralHue })
  const accent = (l: number, strength = 1): Oklch => ({ l, c: seed.accentChroma * strength, h: seed.accentHue })
  const tone = (name: Tone, l: number, c: number): Oklch => ({ l, c, h: toneHues[name] })
  return scheme === 'light' ? light(seed, neutral, accent, tone) : dark(seed, neutral, accent, tone)
}

const destructive: Record<'criticalControl' | 'onCriticalControl', Oklch> = {
  criticalControl: { l: 0.51, c: 0.19, h: toneHues.critical },
  onCriticalControl: { l: 1, c: 0, h: 0 },
}

type Shade = (l: number, strength?: number) => Oklch
type ToneShade = (name: Tone, l: number, c: number) => Oklch

function light(seed: BrandSeed, neutral: Shade, accent: Shade, tone: ToneShade): Record<ColorRole, Oklch> {
  const white: Oklch = { l: 1, c: 0, h: 0 }
  return {
    canvas: neutral(0.978, 0.5),
    surface: white,
    surfaceRaised: white,
    surfaceSunken: neutral(0.964, 0.5),
    surfaceHover: neutral(0.97, 0.6),
    text: neutral(0.24, 2),
    textMuted: neutral(0.48, 2),
    border: neutral(0.905, 0.8),
    borderStrong: neutral(0.62, 1.5),
    accent: accent(seed.accentLightness),
    accentHover: accent(seed.accentLightness - 0.07),
    onAccent: white,
    // A link must not look like the words around it, however dark the accent.
    accentText: accent(Math.max(seed.accentLightness + 0.02, 0.44), seed.accentLightness < 0.4 ? 1.6 : 1),
    accentSoft: accent(0.955, 0.125),
    onAccentSoft: accent(seed.accentLightness - 0.05),
    neutral: neutral(0.5, 2),
    onNeutral: white,
    neutralSoft: neutral(0.945, 0.8),
    onNeutralSoft: neutral(0.38, 2),
    ...lightTone('info', 0.125),
    ...lightTone('positive', 0.115),
    ...lightTone('caution', 0.105),
    ...lightTone('critical', 0.19),
    ...destructive,
    focus: accent(0.52, 1.1),
    backdrop: { ...neutral(0.2, 2), alpha: 0.45 },
    skeleton: neutral(0.925, 0.8),
    control: white,
    controlHover: neutral(0.97, 0.6),
    controlDisabled: neutral(0.964, 0.5),
    ...lightNavigation(),
  }

  function lightNavigation(): NavigationRoles {
    if (seed.navigation === 'deep') return navigation(accent(0.27, 0.6), accent(0.33, 0.6), accent(0.38, 0.65))
    if (seed.navigation === 'tinted') return navigation(accent(0.955, 0.25), accent(0.925, 0.35), white)
    return navigation(white, neutral(0.97, 0.6), accent(0.955, 0.125))
  }

  function lightTone<T extends Tone>(name: T, chroma: number) {
    return toneRoles(name, tone(name, 0.51, chroma), white, tone(name, 0.958, 0.02), tone(name, 0.4, chroma * 0.75))
  }
}

function dark(seed: BrandSeed, neutral: Shade, accent: Shade, tone: ToneShade): Record<ColorRole, Oklch> {
  const ink = neutral(0.19, 1.5)
  const white: Oklch = { l: 1, c: 0, h: 0 }
  const { darkAccentLightness = 0.74, darkAccentChroma = 0.72 * seed.accentChroma } = seed
  // Near white, a colour has no room for lighter shades and hardly any for chroma.
  const isBright = darkAccentLightness > 0.85
  const vivid = (l: number, strength = 1): Oklch => ({ ...accent(l), c: darkAccentChroma * strength })
  return {
    canvas: neutral(0.172, 1.2),
    surface: neutral(0.208, 1.2),
    surfaceRaised: neutral(0.252, 1.2),
    surfaceSunken: neutral(0.186, 1.2),
    surfaceHover: neutral(0.244, 1.2),
    text: neutral(0.955, 0.5),
    textMuted: neutral(0.745, 1),
    border: neutral(0.325, 1.4),
    borderStrong: neutral(0.6, 1.4),
    accent: isBright ? accent(darkAccentLightness, 0.15) : vivid(darkAccentLightness),
    accentHover: isBright ? accent(darkAccentLightness - 0.06, 0.15) : vivid(darkAccentLightness + 0.06, 0.75),
    onAccent: ink,
    accentText: isBright ? accent(0.84, 1.3) : vivid(0.8, 0.8),
    accentSoft: accent(0.31, 0.42),
    onAccentSoft: accent(0.91, 0.25),
    neutral: neutral(0.74, 1),
    onNeutral: ink,
    neutralSoft: neutral(0.315, 1.4),
    onNeutralSoft: neutral(0.91, 0.7),
    ...darkTone('info', 0.1),
    ...darkTone('positive', 0.13),
    ...darkTone('caution', 0.12),
    ...darkTone('critical', 0.15, 0.73),
    ...destructive,
    focus: isBright ? accent(0.84, 1.3) : vivid(0.8, 0.8),
    backdrop: { l: 0.08, c: 0, h: 0, alpha: 0.6 },
    // Equally visible on every surface.
    skeleton: { ...white, alpha: 0.11 },
    control: { ...white, alpha: 0.05 },
    controlHover: { ...white, alpha: 0.1 },
    controlDisabled: { ...white, alpha: 0.03 },
    ...darkNavigation(),
  }

  function darkNavigation(): NavigationRoles {
    const isPlain = seed.navigation === undefined || seed.navigation === 'surface'
    if (isPlain) return navigation(neutral(0.208, 1.2), neutral(0.244, 1.2), accent(0.31, 0.42))
    return navigation(accent(0.205, 0.28), accent(0.255, 0.34), accent(0.31, 0.42))
  }

  function darkTone<T extends Tone>(name: T, chroma: number, l = 0.77) {
    return toneRoles(name, tone(name, l, chroma), ink, tone(name, 0.305, 0.042), tone(name, 0.9, chroma * 0.33))
  }
}

type NavigationRoles = Record<'nav' | 'navHover' | 'navCurrent', Oklch>

const navigation = (nav: Oklch, navHover: Oklch, navCurrent: Oklch): NavigationRoles => ({ nav, navHover, navCurrent })

type Capital<T extends Tone> = `on${Capitalize<T>}`
type ToneRoles<T extends Tone> = Record<T | `${T}Soft` | Capital<T> | `${Capital<T>}Soft`, Oklch>

function toneRoles<T extends Tone>(name: T, solid: Oklch, on: Oklch, soft: Oklch, onSoft: Oklch) {
  const capital = name[0]!.toUpperCase() + name.slice(1)
  return { [name]: solid, [`on${capital}`]: on, [`${name}Soft`]: soft, [`on${capital}Soft`]: onSoft } as ToneRoles<T>
}

/** Formats a colour as CSS. */
export function css({ l, c, h, alpha }: Oklch) {
  const opacity = alpha === undefined ? '' : ` / ${alpha}`
  return `oklch(${round(l)} ${round(c)} ${h}${opacity})`
}

function round(value: number) {
  return Math.round(value * 1e4) / 1e4
}
