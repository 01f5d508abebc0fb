import { globalStyle, style } from '@vanilla-extract/css'
import { container as containers } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, space, text, unit } = vars
const layer = layers.components
const containerName = 'mk-upload-list'

export const root = style({
  '@layer': {
    [layer]: {
      containerType: 'inline-size',
      containerName,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.sm,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: text.sm,
      lineHeight: vars.leading.body,
    },
  },
})

export const list = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      margin: 0,
      padding: 0,
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.md,
      background: color.surface,
      listStyle: 'none',
      // Takes the focus when its last file is removed, to keep the place; it is no control.
      outline: 0,
      selectors: { '&:empty': { borderWidth: 0 } },
    },
  },
})

const line = {
  display: 'grid',
  alignItems: 'center',
  columnGap: space.sm,
  margin: 0,
  minInlineSize: 0,
  paddingBlock: vars.cell.paddingBlock,
  paddingInline: vars.cell.paddingInline,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
} as const

export const row = style({
  '@layer': {
    [layer]: {
      ...line,
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      selectors: {
        '&:not(:first-child)': { borderBlockStart: `1px solid ${color.border}` },
        '&:focus': { outline: 0 },
        '&:focus-visible': {
          outline: `2px solid ${color.focus}`,
          outlineOffset: -2,
          borderRadius: vars.radius.md,
        },
      },
    },
  },
})

export const removed = style({
  '@layer': {
    [layer]: {
      ...line,
      display: 'flex',
      justifyContent: 'space-between',
      paddingBlock: space.xxs,
      background: color.surfaceSunken,
      color: color.textMuted,
      selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.border}` } },
    },
  },
})

export const removedWord = style({ '@layer': { [layer]: { flex: 1 } } })

export const fileIcon = style({
  '@layer': {
    [layer]: {
      alignSelf: 'start',
      marginBlockStart: 'calc((1lh - 1em) / 2)',
      color: color.textMuted,
      fontSize: text.lg,
      // The icon's own line is taller than the name's.
      lineHeight: 1,
    },
  },
})

export const about = style({ '@layer': { [layer]: { gridArea: '1 / 2', minInlineSize: 0 } } })

export const name = style({
  '@layer': {
    [layer]: {
      minInlineSize: 0,
      fontWeight: vars.weight.medium,
      selectors: { '[data-state="cancelled"] &': { color: color.textMuted } },
    },
  },
})
globalStyle(`${name} > a`, {
  '@layer': { [layer]: { display: 'block', inlineSize: 'fit-content', maxInlineSize: '100%' } },
})

export const meta = style({
  '@layer': {
    [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.sm, color: color.textMuted },
  },
})

export const size = style({ '@layer': { [layer]: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } } })

export const state = style({ '@layer': { [layer]: { display: 'inline-flex', gap: space.xxs } } })

/** As wide as it will get, so that nothing behind it moves. */
export const percent = style({
  '@layer': { [layer]: { minInlineSize: '5ch', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } },
})

export const reason = style({ '@layer': { [layer]: { color: color.text, overflowWrap: 'anywhere' } } })

export const retry = style({
  '@layer': {
    [layer]: {
      gridArea: '1 / 3',
      '@container': {
        // Below what it is about, which needs the room.
        [`${containerName} (inline-size < ${containers.narrow}px)`]: { gridArea: '2 / 2', marginBlockStart: space.xs },
      },
    },
  },
})

export const end = style({
  '@layer': {
    [layer]: {
      gridArea: '1 / 4',
      alignSelf: 'start',
      // The drawing, not the button around it, stands in line with the name.
      marginBlock: `calc((1lh - ${vars.control.heightSmall}) / 2)`,
      marginInlineEnd: `calc((1em - ${vars.control.heightSmall}) / 2)`,
    },
  },
})

export const bar = style({ '@layer': { [layer]: { gridColumn: '1 / -1', marginBlockStart: space.xs } } })
globalStyle(`${bar} progress`, { '@layer': { [layer]: { blockSize: `calc(4 * ${unit})` } } })

export const news = style({ '@layer': { [layer]: { margin: 0 } } })
