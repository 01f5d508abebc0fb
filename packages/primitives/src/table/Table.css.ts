import { globalStyle, keyframes, style, type StyleRule } from '@vanilla-extract/css'
import { container as widths } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { checkbox } from '../checkbox/Choice.css.ts'

const { cell, color, motion, space, unit } = vars
const layer = layers.components

/** The container whose width decides between rows and cards. */
export const containerName = 'mk-table'

export const container = style({
  '@layer': {
    [layer]: {
      containerType: 'inline-size',
      containerName,
      minInlineSize: 0,
      // A last resort for contents that cannot wrap; a sticky header rules it out, for it would stick in here.
      overflowX: 'auto',
      selectors: { '&[data-sticky]': { overflowX: 'visible' } },
    },
  },
})

export const table = style({
  '@layer': {
    [layer]: {
      inlineSize: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.text.sm,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: vars.leading.body,
      textAlign: 'start',
    },
  },
})

/** Looks go by element and attribute: a class on every cell would weigh more than all of this. */
function within(selector: string, rule: NonNullable<StyleRule['@layer']>[string]) {
  globalStyle(`${table} > ${selector}`, { '@layer': { [layer]: rule } })
}

const cells = 'tr > :is(th, td):not([data-own="gap"])'

within('caption', {
  paddingBlockEnd: space.sm,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
})
within(`* > ${cells}`, {
  boxSizing: 'border-box',
  // Rows with a badge, rows of text and skeleton rows are equally tall.
  blockSize: `calc(24 * ${unit} + 2 * ${cell.paddingBlock})`,
  paddingBlock: cell.paddingBlock,
  paddingInline: cell.paddingInline,
  borderBlockEnd: `1px solid ${color.border}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  overflowWrap: 'break-word',
})
within(`* > ${cells}[data-align="end"]`, { textAlign: 'end' })
within(`* > ${cells}[data-align="center"]`, { textAlign: 'center' })
within(`* > ${cells}[data-own="select"]`, { paddingBlock: 0, paddingInlineEnd: 0 })
within(`* > ${cells}[data-own="menu"]`, {
  paddingBlock: 0,
  paddingInline: `0 ${space.xs}`,
  textAlign: 'end',
})
within('colgroup > col[data-own="select"]', { inlineSize: `calc(18 * ${unit} + ${cell.paddingInline})` })
within('colgroup > col[data-own="menu"]', { inlineSize: `calc(${vars.control.heightSmall} + ${space.xs})` })
within(`* > ${cells}[data-own="empty"]`, { blockSize: 'auto', borderBlockEnd: 0 })
globalStyle(`${table} > * > tr > [data-own="select"] > ${checkbox}`, {
  '@layer': { [layer]: { marginBlock: 0, verticalAlign: 'middle' } },
})

within('thead > tr > th', {
  blockSize: 'auto',
  paddingBlock: space.xs,
  color: color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  verticalAlign: 'bottom',
})
globalStyle(`${container}[data-sticky] > ${table} > thead > tr > th`, {
  '@layer': {
    [layer]: {
      position: 'sticky',
      insetBlockStart: 'var(--mk-table-sticky-offset, 0px)',
      zIndex: 1,
      background: color.surface,
    },
  },
})

within('thead > tr > th > button', {
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minBlockSize: `calc(24 * ${unit})`,
  margin: `calc(-2 * ${unit}) calc(-6 * ${unit})`,
  padding: `0 calc(6 * ${unit})`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
})
within('thead > tr > th > button:hover', { background: color.surfaceHover, color: color.text })
within('thead > tr > th > button:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: 2 })
// Amounts end where their header ends, so the arrow goes before the words.
within('thead > tr > th[data-align="end"] > button', { flexDirection: 'row-reverse' })
within('thead > tr > th > button::after', {
  content: '',
  flex: 'none',
  inlineSize: `calc(5 * ${unit})`,
  blockSize: `calc(5 * ${unit})`,
  marginInline: `calc(2 * ${unit})`,
  border: 'solid currentColor',
  borderWidth: '1.5px 0 0 1.5px',
  translate: '0 25%',
  rotate: '45deg',
  opacity: 0,
  transition: `opacity ${motion.fast} ${motion.easing}`,
})
within('thead > tr > th > button:is(:hover, :focus-visible)::after', { opacity: 0.6 })
within('thead > tr > th[aria-sort]', { color: color.text })
within('thead > tr > th[aria-sort] > button::after', { opacity: 1 })
within('thead > tr > th[aria-sort="descending"] > button::after', { translate: '0 -25%', rotate: '225deg' })

within('tbody > tr > th', { fontWeight: vars.weight.medium })
within('tbody > tr[data-selected] > *', { background: color.accentSoft })
within('tbody[data-action] > tr', { cursor: 'pointer' })
within('tbody[data-action] > tr:not([data-selected]):hover > *', { background: color.surfaceHover })
within('tbody > tr > th > [data-row-action]', {
  appearance: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 0,
})
within('tbody > tr:hover > th > [data-row-action]', { textDecoration: 'underline', textUnderlineOffset: '0.2em' })
within('tbody > tr:has(> th > [data-row-action]:focus-visible)', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: -2,
})

within('tfoot > tr > *', { borderBlockEnd: 0, fontWeight: vars.weight.medium })
within('tbody:last-child > tr:last-child > *', { borderBlockEnd: 0 })

const pulse = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = style({
  '@layer': {
    [layer]: {
      display: 'inline-block',
      inlineSize: '62%',
      maxInlineSize: `calc(180 * ${unit})`,
      blockSize: '0.75em',
      borderRadius: vars.radius.sm,
      background: color.skeleton,
      verticalAlign: 'middle',
      selectors: {
        'tr:nth-child(even) > * > &': { inlineSize: '48%' },
        'tr:nth-child(3n) > * > &': { inlineSize: '74%' },
      },
      '@media': {
        '(prefers-reduced-motion: no-preference)': { animation: `${pulse} 1.6s ease-in-out infinite` },
        '(forced-colors: active)': { background: 'GrayText' },
      },
    },
  },
})

export const menuRoom = style({ '@layer': { [layer]: { blockSize: vars.control.heightSmall } } })

within(`* > ${cells}[data-priority="low"], ${table} > colgroup > col[data-priority="low"]`, {
  '@container': {
    [`${containerName} (${widths.narrow}px <= inline-size < ${widths.wide}px)`]: { display: 'none' },
  },
})
