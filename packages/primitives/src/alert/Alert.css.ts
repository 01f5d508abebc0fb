import { createVar, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { toneColors } from '../internal/tone-colors.ts'
import type { Tone } from '../internal/tones.ts'
import { when } from '../internal/when.ts'

const { color, motion, radius, space } = vars
const layer = layers.components

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
      background: soft,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.control.text,
      lineHeight: vars.leading.body,
      textAlign: 'start',
      selectors: {
        ...when<Tone>('data-tone', {
          neutral: look('neutral'),
          info: look('info'),
          positive: look('positive'),
          caution: look('caution'),
          critical: look('critical'),
        }),
        // A banner reaches from edge to edge of what it heads.
        '&[data-banner]': { paddingInline: space.md, borderInlineWidth: 0, borderRadius: 0 },
      },
    },
  },
})

/** As high as the first line, so that the drawing stands in its middle. */
export const mark = style({ '@layer': { [layer]: { inlineSize: '1.25em', blockSize: '1lh', color: solid } } })

export const body = style({
  '@layer': {
    [layer]: { display: 'flex', flex: 1, flexWrap: 'wrap', minInlineSize: 0, columnGap: space.md, rowGap: space.md },
  },
})

export const words = style({
  '@layer': { [layer]: { flex: '999 1 16rem', minInlineSize: 0, overflowWrap: 'break-word' } },
})

export const title = style({
  '@layer': {
    [layer]: {
      margin: 0,
      fontSize: 'inherit',
      fontWeight: vars.weight.bold,
      lineHeight: 'inherit',
      textWrap: 'pretty',
    },
  },
})

/** No higher than a line: a button beside one line of words must not push them down. */
const lineHigh = { marginBlock: `calc((1lh - ${vars.control.heightSmall}) / 2)` }

export const actions = style({
  '@layer': {
    [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs, ...lineHigh },
  },
})

export const dismiss = style({ '@layer': { [layer]: { ...lineHigh, marginInlineEnd: `calc(-1 * ${space.xxs})` } } })

export const summary = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.xs,
      // 24 px to touch, without moving the line.
      marginBlock: '-0.25rem',
      paddingBlock: '0.25rem',
      borderRadius: radius.sm,
      cursor: 'pointer',
      listStyle: 'none',
      selectors: {
        '&::-webkit-details-marker': { display: 'none' },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
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
      selectors: { '[open] > summary > &': { rotate: '180deg' } },
    },
  },
})

export const unfolded = style({ '@layer': { [layer]: { paddingBlockStart: space.xxs } } })
