import { globalStyle, style } from '@vanilla-extract/css'
import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, control, space, unit } = vars
const layer = layers.components
const containerName = 'mk-filter-bar'
const wide = `${containerName} (inline-size >= ${container.narrow}px)`

export const root = style({
  '@layer': {
    [layer]: {
      containerType: 'inline-size',
      containerName,
      display: 'grid',
      gap: space.sm,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.text.sm,
      lineHeight: 1.4,
      // Takes the focus when the last filter is removed, to keep the place; it is no control.
      outline: 0,
    },
  },
})

export const bar = style({
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.sm } },
})

export const search = style({
  '@layer': {
    [layer]: {
      flex: '1 1 100%',
      minInlineSize: 0,
      '@container': { [wide]: { flex: `1 1 calc(220 * ${unit})`, maxInlineSize: `calc(360 * ${unit})` } },
    },
  },
})

export const filters = style({
  '@layer': {
    [layer]: {
      flex: '1 1 100%',
      minInlineSize: 0,
      '@container': { [wide]: { flex: '999 1 0' } },
    },
  },
})

export const summary = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: control.gap,
      boxSizing: 'border-box',
      minBlockSize: control.height,
      paddingInline: control.paddingInline,
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.md,
      background: color.surface,
      fontSize: control.text,
      fontWeight: vars.weight.medium,
      cursor: 'pointer',
      listStyle: 'none',
      userSelect: 'none',
      selectors: {
        '&::-webkit-details-marker': { display: 'none' },
        '&:hover': { background: color.surfaceHover },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      },
    },
  },
})

export const count = style({
  '@layer': {
    [layer]: {
      minInlineSize: '1.6em',
      paddingInline: '0.4em',
      boxSizing: 'border-box',
      borderRadius: vars.radius.full,
      background: color.accentSoft,
      color: color.onAccentSoft,
      fontSize: vars.text.xs,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1.6,
      textAlign: 'center',
    },
  },
})

export const controls = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: space.sm,
      selectors: { [`${summary} + &`]: { paddingBlockStart: space.sm } },
      '@container': { [wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'end' } },
    },
  },
})

globalStyle(`${controls} > *`, {
  '@layer': { [layer]: { '@container': { [wide]: { flex: `0 1 calc(176 * ${unit})` } } } },
})

// Where there is room, the disclosure stands open without being opened. A browser that cannot do that keeps it.
globalStyle(`${filters}::details-content`, {
  '@layer': { [layer]: { '@container': { [wide]: { contentVisibility: 'visible', display: 'block' } } } },
})
globalStyle(`${summary}`, {
  '@layer': {
    [layer]: {
      '@supports': { 'selector(::details-content)': { '@container': { [wide]: { display: 'none' } } } },
    },
  },
})
globalStyle(`${summary} + ${controls}`, {
  '@layer': {
    [layer]: {
      '@supports': { 'selector(::details-content)': { '@container': { [wide]: { paddingBlockStart: 0 } } } },
    },
  },
})

export const outcome = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space.xs} ${space.sm}`,
    },
  },
})

export const result = style({
  '@layer': {
    [layer]: {
      color: color.textMuted,
      fontVariantNumeric: 'tabular-nums',
      selectors: { '&:empty': { position: 'absolute' } },
    },
  },
})

export const actions = style({
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', gap: space.xs, marginInlineStart: 'auto' } },
})

export const chips = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space.xs,
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
})

export const chipItem = style({ '@layer': { [layer]: { display: 'block' } } })

export const chip = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: `calc(6 * ${unit})`,
      maxInlineSize: '100%',
      minBlockSize: `calc(28 * ${unit})`,
      margin: 0,
      paddingBlock: `calc(2 * ${unit})`,
      paddingInline: `calc(10 * ${unit}) ${space.xs}`,
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.full,
      background: color.accentSoft,
      color: color.onAccentSoft,
      font: 'inherit',
      fontWeight: vars.weight.medium,
      textAlign: 'start',
      cursor: 'pointer',
      selectors: {
        '&:hover': { borderColor: 'currentColor' },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      },
      '@media': { '(pointer: coarse)': { minBlockSize: control.heightSmall } },
    },
  },
})

export const chipLabel = style({ '@layer': { [layer]: { minInlineSize: 0, overflowWrap: 'anywhere' } } })
