import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { toneColors } from '../internal/tone-colors.ts'
import type { Tone } from '../internal/tones.ts'
import { when } from '../internal/when.ts'

const { color, motion, radius, space } = vars
const layer = layers.components

const markSize = '1.25em'
const narrow = '(max-width: 480px)'
/** The part of the alert's width that the dismiss button takes. */
const beside = `${vars.control.heightSmall} - ${space.xxs} + ${space.sm}`

const soft = createVar()
const solid = createVar()

const look = (tone: Tone) => ({ vars: { [soft]: toneColors[tone].soft, [solid]: toneColors[tone].solid } })

export const alert = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      gap: space.sm,
      boxSizing: 'border-box',
      padding: space.sm,
      border: `1px solid color-mix(in oklch, ${solid} 24%, transparent)`,
      borderRadius: radius.md,
      // A whole block of a tone must be quieter than a badge, above all where the ground is dark; over a tinted page it
      // would lose its own.
      background: `color-mix(in oklab, ${soft} 45%, ${color.surface})`,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.control.text,
      lineHeight: vars.leading.body,
      textAlign: 'start',
      selectors: {
        // Takes the focus where what it says must be read first.
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
        ...when<Tone>('data-tone', {
          neutral: look('neutral'),
          info: look('info'),
          positive: look('positive'),
          caution: look('caution'),
          critical: look('critical'),
        }),
        '&[data-banner]': { paddingBlock: space.md, paddingInline: vars.card.padding, borderRadius: radius.lg },
      },
    },
  },
})

/** As high as the first line, so that the drawing stands in its middle. */
export const mark = style({ '@layer': { [layer]: { inlineSize: markSize, blockSize: '1lh', color: solid } } })

/** Words and actions side by side, or where 22 rem are not left for the words, below each other. */
export const body = style({
  '@layer': {
    [layer]: { display: 'flex', flex: 1, flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0, rowGap: space.sm },
  },
})

export const message = style({
  '@layer': { [layer]: { display: 'flex', flex: `999 1 calc(352 * ${vars.unit})`, gap: space.sm, minInlineSize: 0 } },
})

export const words = style({
  '@layer': { [layer]: { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'pretty' } },
})

export const title = style({
  '@layer': {
    [layer]: {
      margin: 0,
      fontSize: 'inherit',
      fontWeight: vars.weight.bold,
      lineHeight: 'inherit',
    },
  },
})

export const actions = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space.xs,
      // Below the words, they begin where the words begin.
      marginInlineStart: `calc(${markSize} + ${space.sm})`,
      // Beside a button to dismiss, a second column of buttons would be in its way.
      selectors: { '[data-dismissible] > * > &': { flexBasis: '100%' } },
      '@media': {
        // As wide as the alert, for thumbs.
        [narrow]: {
          flex: '1 1 100%',
          marginInlineStart: 0,
          selectors: { '[data-dismissible] > * > &': { marginInlineEnd: `calc(-1 * (${beside}))` } },
        },
      },
    },
  },
})
globalStyle(`${actions} > *`, { '@layer': { [layer]: { '@media': { [narrow]: { flex: 'auto' } } } } })

/** No higher than the first line, which it must not push down. */
export const dismiss = style({
  '@layer': {
    [layer]: {
      marginBlock: `calc((1lh - ${vars.control.heightSmall}) / 2)`,
      marginInlineEnd: `calc(-1 * ${space.xxs})`,
    },
  },
})

export const summary = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-start',
      gap: space.xs,
      // 24 px to touch, without moving the line.
      margin: `calc(-4 * ${vars.unit})`,
      padding: `calc(4 * ${vars.unit})`,
      borderRadius: radius.sm,
      cursor: 'pointer',
      listStyle: 'none',
      selectors: {
        '&::-webkit-details-marker': { display: 'none' },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
      },
    },
  },
})

export const chevron = style({
  '@layer': {
    [layer]: {
      color: color.textMuted,
      fontSize: '1.25em',
      transition: `rotate ${motion.base} ${motion.easing}`,
      '@media': { print: { display: 'none' } },
      selectors: { '[open] > summary > &': { rotate: '180deg' } },
    },
  },
})

export const unfolded = style({ '@layer': { [layer]: { marginBlockStart: space.xs } } })
