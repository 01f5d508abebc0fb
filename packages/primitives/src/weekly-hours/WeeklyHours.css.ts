import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, control, space, unit } = vars
const layer = layers.components
const wide = `(min-width: 560px)`
const narrow = `(max-width: 300px)`
const notWide = `not ${wide}`

/** The drawing, not the button around it, stands at the edge, where the place has some room around it. */
const atEdge = { '(min-width: 301px)': { marginInlineEnd: `calc((16 * ${unit} - ${control.heightSmall}) / 2)` } }

export const week = style({
  '@layer': { [layer]: { containerType: 'inline-size', display: 'grid', paddingBlockStart: space.xs } },
})

/** One below the other; in a wide place name, hours and actions stand in columns. */
export const day = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"name actions" "spans spans"',
      alignItems: 'start',
      columnGap: space.xs,
      paddingBlock: space.sm,
      borderBlockStart: `1px solid ${color.border}`,
      selectors: { '&:last-child': { borderBlockEnd: `1px solid ${color.border}` } },
      '@container': {
        [wide]: {
          // As wide as times with their button, so that the actions of all days stand in a column beside them.
          gridTemplateColumns: `calc(136 * ${unit}) minmax(0, calc(280 * ${unit})) auto`,
          gridTemplateAreas: '"name spans actions"',
          columnGap: space.md,
          justifyContent: 'start',
        },
      },
    },
  },
})

export const name = style({
  '@layer': { [layer]: { gridArea: 'name', display: 'flex', alignItems: 'center', minBlockSize: control.height } },
})

export const spans = style({
  '@layer': {
    [layer]: {
      gridArea: 'spans',
      display: 'grid',
      gap: space.xs,
      minInlineSize: 0,
      marginBlockStart: space.xs,
      '@container': { [wide]: { marginBlockStart: 0 } },
    },
  },
})

export const list = style({ '@layer': { [layer]: { display: 'grid', gap: space.xs } } })

export const closed = style({
  '@layer': {
    [layer]: {
      gridArea: 'actions',
      display: 'flex',
      alignItems: 'center',
      minBlockSize: control.height,
      color: color.textMuted,
      '@container': { [wide]: { gridArea: 'spans' } },
    },
  },
})

/** Of a closed day into which hours of the day before spill: below the word, where every closed day has it. */
export const spill = style({
  '@layer': {
    [layer]: {
      gridArea: 'spans',
      minInlineSize: 0,
      marginBlockStart: space.xs,
      '@container': { [wide]: { gridArea: '2 / 2', marginBlockStart: 0 } },
    },
  },
})

/** In place of times, as high as their box. */
export const always = style({
  '@layer': { [layer]: { display: 'flex', alignItems: 'center', minBlockSize: control.height } },
})

export const offer = style({
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs } },
})

/** Where hours have lines of their own, as wide as these. */
export const times = style({
  '@layer': {
    [layer]: { flexWrap: 'nowrap', minInlineSize: 0, '@container': { [notWide]: { flex: '1 1 0' } } },
  },
})

/** Times stand in columns; a range typed at once has room. */
export const time = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      boxSizing: 'border-box',
      fieldSizing: 'content',
      inlineSize: '9ch',
      minInlineSize: '9ch',
      margin: 0,
      paddingBlock: `calc(3 * ${unit})`,
      paddingInline: `calc(2 * ${unit})`,
      border: 0,
      borderRadius: vars.radius.sm,
      outline: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textTransform: 'none',
      letterSpacing: 'inherit',
      selectors: {
        // Both times stand beside their dash.
        '&[data-part="start"]': { textAlign: 'end' },
        '&:focus': { background: color.accentSoft, color: color.onAccentSoft },
        '&[aria-invalid="true"]': { color: color.critical },
        '&[aria-invalid="true"]:focus': { color: color.onAccentSoft },
        '&:disabled': { cursor: 'not-allowed' },
      },
      '@supports': { '(field-sizing: content)': { inlineSize: 'auto', maxInlineSize: '16ch' } },
      // In a box as wide as the place, times begin where the box does.
      '@container': {
        [notWide]: {
          selectors: {
            '&&[data-part="start"]': { minInlineSize: '6ch', textAlign: 'start' },
          },
        },
      },
      '@media': { '(forced-colors: active)': { selectors: { '&:focus': { outline: '1px solid Highlight' } } } },
    },
  },
})

export const span = style({
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs } },
})

globalStyle(`${span} > button`, {
  '@layer': { [layer]: { '@container': { ...atEdge, [wide]: { marginInlineEnd: 0 } } } },
})

export const dash = style({ '@layer': { [layer]: { paddingInline: space.xs } } })

export const message = style({ '@layer': { [layer]: { flex: '0 0 100%' } } })

export const actions = style({
  '@layer': {
    [layer]: {
      gridArea: 'actions',
      display: 'flex',
      alignItems: 'center',
      gap: space.xxs,
      minBlockSize: control.height,
      '@container': atEdge,
    },
  },
})

/** Names of days come before it where there is no room for both. */
export const addLabel = style({ '@layer': { [layer]: { '@container': { [narrow]: { display: 'none' } } } } })
