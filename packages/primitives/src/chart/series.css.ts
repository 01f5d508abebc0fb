import { createVar, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { toneColors } from '../internal/tone-colors.ts'
import { type Tone, tones } from '../internal/tones.ts'

const { color } = vars
const layer = layers.components

const paint = createVar()
const ground = createVar()

/** Six colours that do not judge. Patterns and dashes take their place where colours are forced, and on paper. */
const colors = [color.accent, ...Object.values(vars.series)]
const isColored = 'screen and (forced-colors: none)'

const bySeries = Object.fromEntries(colors.map((value, at) => [`&[data-series="${at}"]`, { vars: { [paint]: value } }]))

const byTone = Object.fromEntries(
  tones.map((tone: Tone) => [`&[data-tone="${tone}"]`, { vars: { [paint]: toneColors[tone].solid } }]),
)

/** Worn by whatever has the colour of a series: a pattern, a line, a mark. */
export const series = style({
  '@layer': {
    [layer]: {
      vars: { [ground]: color.surface },
      selectors: {
        ...bySeries,
        ...byTone,
      },
      '@media': {
        '(forced-colors: active)': {
          forcedColorAdjust: 'none',
          // More specific than any series and any tone.
          selectors: { '&&&': { vars: { [paint]: 'CanvasText', [ground]: 'Canvas' } } },
        },
      },
    },
  },
})

/** In a pattern: the ground, what is painted on it in lines, what is painted whole. */
export const patternGround = style({ '@layer': { [layer]: { fill: ground } } })
export const patternLine = style({
  '@layer': { [layer]: { fill: 'none', stroke: paint, strokeWidth: 2 } },
})
export const patternFill = style({ '@layer': { [layer]: { fill: paint } } })

/** A bar, or a sample of one: without its colour, its fill is the pattern of its series. */
export const bar = style([
  series,
  {
    '@layer': {
      [layer]: {
        stroke: paint,
        strokeWidth: 1.5,
        '@media': { [isColored]: { fill: paint, stroke: ground, strokeWidth: 1 } },
      },
    },
  },
])

export const line = style([
  series,
  {
    '@layer': {
      [layer]: {
        fill: 'none',
        stroke: paint,
        strokeWidth: 2,
        strokeLinejoin: 'round',
        '@media': { [isColored]: { strokeDasharray: 'none' } },
      },
    },
  },
])

/** The shape that stands at each point of a line. */
export const point = style([series, { '@layer': { [layer]: { fill: paint, stroke: ground, strokeWidth: 1 } } }])

export const swatch = style({
  '@layer': { [layer]: { display: 'block', flex: 'none', overflow: 'visible' } },
})

export const definitions = style({
  '@layer': { [layer]: { position: 'absolute', inlineSize: 0, blockSize: 0, overflow: 'hidden' } },
})
