import { type BrandName, brands, type BrandSeed, type BrandTheme, css, seeds } from '@memberkit/tokens'
import { displayable } from 'culori'
import { isShort, measureAll, palettesOf } from './contrast.ts'

/** A theme that is being worked at; its face as it was typed. */
export interface Draft {
  start: BrandName
  name: string
  seed: BrandSeed
  radiusScale: number
  face: string
}

export const draftFrom = (start: BrandName): Draft => ({
  start,
  name: start,
  seed: seeds[start],
  radiusScale: brands[start].radiusScale ?? 1,
  face: '',
})

export function themeOf({ name, seed, radiusScale, face }: Draft): BrandTheme {
  const fontFamily = face
    .split(',')
    .map((one) => one.trim().replaceAll(/^['"]|['"]$/g, ''))
    .filter(Boolean)
  return { name, seed, radiusScale, ...(fontFamily.length > 0 && { fontFamily }) }
}

/** A name that needs no escaping in a selector, an address or a file's name. */
export const isGoodName = (name: string) => /^[a-z][a-z0-9-]*$/.test(name)

/** What is wrong with the colours that follow from a seed. */
export function judge({ name, seed }: BrandTheme) {
  const palettes = palettesOf(name, seed)
  const measured = measureAll(palettes)
  const outside = palettes.flatMap(({ scheme, colors }) =>
    Object.entries(colors)
      .filter(([, color]) => !displayable(css(color)))
      .map(([role, color]) => ({ scheme, role, color })),
  )
  return { palettes, measured, short: measured.filter(isShort), outside }
}

export type Judgement = ReturnType<typeof judge>

interface Control {
  part: 'accentHue' | 'accentChroma' | 'accentLightness' | 'neutralHue' | 'neutralChroma'
  label: string
  name: string
  min: number
  max: number
  step: number
}

/** The numbers of a seed. Beyond these bounds no brand can reach its contrasts. */
export const seedControls: readonly { title: string; controls: readonly Control[] }[] = [
  {
    title: 'Accent',
    controls: [
      { part: 'accentHue', label: 'Hue', name: 'Accent hue', min: 0, max: 359, step: 1 },
      { part: 'accentChroma', label: 'Chroma', name: 'Accent chroma', min: 0, max: 0.25, step: 0.001 },
      { part: 'accentLightness', label: 'Lightness', name: 'Accent lightness', min: 0.2, max: 0.8, step: 0.005 },
    ],
  },
  {
    title: 'Greys',
    controls: [
      { part: 'neutralHue', label: 'Hue', name: 'Grey hue', min: 0, max: 359, step: 1 },
      { part: 'neutralChroma', label: 'Chroma', name: 'Grey chroma', min: 0, max: 0.03, step: 0.001 },
    ],
  },
]

/** Colours along the track of a control, so that one sees where it leads. */
export function trackOf({ part, min, max }: Control, seed: BrandSeed) {
  const isAccent = part.startsWith('accent')
  const at = (value: number) => {
    const turned = { ...seed, [part]: value }
    return isAccent
      ? css({ l: turned.accentLightness, c: turned.accentChroma, h: turned.accentHue })
      : // Lighter than most greys, and with thrice the chroma, or nobody would see a difference.
        css({ l: 0.75, c: turned.neutralChroma * 3, h: turned.neutralHue })
  }
  return Array.from({ length: 7 }, (_, index) => at(min + ((max - min) * index) / 6)).join(', ')
}
