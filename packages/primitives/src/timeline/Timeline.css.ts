import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { toneColors } from '../internal/tone-colors.ts'
import { tones } from '../internal/tones.ts'

const { color, radius, space, text, weight } = vars
const layer = layers.components

const markSize = '1.5rem'

export const list = style({
  '@layer': {
    [layer]: {
      margin: 0,
      padding: 0,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.control.text,
      lineHeight: vars.leading.body,
      listStyle: 'none',
    },
  },
})

export const item = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      gap: space.sm,
      position: 'relative',
      selectors: {
        '&:not(:last-child)': { paddingBlockEnd: space.lg },
        '&:not(:last-child)::before': {
          content: '',
          position: 'absolute',
          insetBlock: `calc(${markSize} + 2px) -2px`,
          insetInlineStart: `calc(${markSize} / 2)`,
          borderInlineStart: `1px solid ${color.border}`,
        },
      },
    },
  },
})

const toned = Object.fromEntries(
  tones.map((tone) => [
    `[data-tone="${tone}"] > &`,
    { background: toneColors[tone].soft, color: toneColors[tone].onSoft },
  ]),
)

export const mark = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      flex: 'none',
      placeItems: 'center',
      boxSizing: 'border-box',
      inlineSize: markSize,
      blockSize: markSize,
      // Drawn only where colours are forced.
      border: '1px solid transparent',
      borderRadius: radius.full,
      fontSize: '0.875rem',
      selectors: toned,
    },
  },
})

export const content = style({ '@layer': { [layer]: { flex: 1, minInlineSize: 0, overflowWrap: 'break-word' } } })

export const title = style({ '@layer': { [layer]: { fontWeight: weight.medium } } })

export const meta = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space.xs,
      color: color.textMuted,
      fontSize: text.sm,
    },
  },
})

export const changes = style({
  '@layer': { [layer]: { display: 'grid', gap: space.xxs, margin: 0, marginBlockStart: space.xs, fontSize: text.sm } },
})

export const change = style({
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.sm } },
})

export const changeLabel = style({ '@layer': { [layer]: { color: color.textMuted } } })

export const changeValue = style({
  '@layer': {
    [layer]: { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
})

export const before = style({ '@layer': { [layer]: { color: color.textMuted } } })

export const after = style({ '@layer': { [layer]: { fontWeight: weight.medium, textDecoration: 'none' } } })

export const arrow = style({ '@layer': { [layer]: { marginInline: space.xxs, color: color.textMuted } } })

export const more = style({ '@layer': { [layer]: { marginBlockStart: space.xs } } })
