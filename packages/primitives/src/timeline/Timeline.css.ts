import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { toneColors } from '../internal/tone-colors.ts'
import { tones } from '../internal/tones.ts'

const { color, radius, space, text, weight } = vars
const layer = layers.components

const markSize = `calc(24 * ${vars.unit})`

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
          boxSizing: 'content-box',
          position: 'absolute',
          insetBlock: `calc(${markSize} + 2px) -2px`,
          insetInlineStart: `calc(${markSize} / 2)`,
          borderInlineStart: `1px solid ${color.border}`,
        },
        // The target of a link: the place, not a control.
        '&[aria-current="true"]': {
          outline: 'none',
          borderRadius: radius.sm,
          background: color.accentSoft,
          boxShadow: `0 0 0 ${space.xs} ${color.accentSoft}`,
          '@media': { '(forced-colors: active)': { outline: '1px solid Highlight' } },
        },
        // The bar tells it from its ground where colours are hard to tell apart.
        '&[aria-current="true"]::after': {
          content: '',
          position: 'absolute',
          insetBlock: `calc(-1 * ${space.xs})`,
          insetInlineStart: `calc(-1 * ${space.xs})`,
          borderInlineStart: `3px solid ${color.accent}`,
          borderStartStartRadius: radius.sm,
          borderEndStartRadius: radius.sm,
        },
        '&[aria-current="true"]:not(:last-child)': { paddingBlockEnd: 0, marginBlockEnd: space.lg },
        '&[aria-current="true"]:not(:last-child)::before': { insetBlockEnd: `calc(-1 * ${space.lg})` },
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
      fontSize: `calc(14 * ${vars.unit})`,
      selectors: toned,
    },
  },
})

export const content = style({ '@layer': { [layer]: { flex: 1, minInlineSize: 0, overflowWrap: 'break-word' } } })

/** The time stands at the end of the line, and below the title where that leaves it less than 14 rem. */
export const head = style({
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.md } },
})

export const title = style({
  '@layer': { [layer]: { flex: `999 1 calc(224 * ${vars.unit})`, minInlineSize: 0, fontWeight: weight.medium } },
})

export const meta = style({
  '@layer': { [layer]: { color: color.textMuted, fontSize: text.sm } },
})

export const changes = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
      columnGap: space.md,
      rowGap: space.xxs,
      margin: 0,
      marginBlockStart: space.xs,
      fontSize: text.sm,
    },
  },
})

export const change = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      alignItems: 'baseline',
    },
  },
})

export const changeLabel = style({ '@layer': { [layer]: { color: color.textMuted } } })

export const changeValue = style({
  '@layer': { [layer]: { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' } },
})

/** A value that doesn't fit beside the other is whole on the next line. */
const whole = { display: 'inline-block', maxInlineSize: '100%' }

export const before = style({
  '@layer': { [layer]: { ...whole, marginInlineEnd: space.xxs, color: color.textMuted } },
})

export const after = style({
  '@layer': { [layer]: { ...whole, fontWeight: weight.medium, textDecoration: 'none' } },
})

export const arrow = style({ '@layer': { [layer]: { marginInlineEnd: space.xxs, color: color.textMuted } } })

export const words = style({ '@layer': { [layer]: { color: color.textMuted } } })

export const more = style({ '@layer': { [layer]: { marginBlockStart: space.xs } } })
