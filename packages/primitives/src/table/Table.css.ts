import { createVar, globalStyle, keyframes, style, type StyleRule } from '@vanilla-extract/css'
import { cardsBelow, container as widths } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { cell, color, space, unit } = vars
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
      selectors: {
        '&[data-sticky]': { overflow: 'visible' },
        // Nothing within answers to its width.
        '&[data-narrow="rows"]': { containerName: 'none' },
      },
    },
  },
})

/**
 * The differences between cells and parts of a card. Set once, on the table: a container query that every cell had to
 * answer would double the time a table takes to appear.
 */
export const parts = {
  cell: createVar(),
  padding: createVar(),
  title: createVar(),
  edge: createVar(),
  height: createVar(),
  line: createVar(),
  valueWeight: createVar(),
  wrap: createVar(),
}

const betweenCardsAndWide = `(${cardsBelow} <= inline-size < ${widths.wide / 16}rem)`

/** Between the words of a table and its edges: what it stands in may want them in line with its own. */
export const edge = `var(--mk-table-edge, ${cell.paddingInline})`

/** Of a column of buttons, where the contents cannot say how wide it is: two short words fit. */
export const actionWidth = `calc(80 * ${unit} + ${parts.edge})`

export const table = style({
  '@layer': {
    [layer]: {
      vars: {
        [parts.cell]: 'table-cell',
        [parts.padding]: `${cell.paddingBlock} ${cell.paddingInline}`,
        // No less than most words need, however much the other columns want.
        [parts.title]: '12ch',
        // Amounts, dates at the end and buttons are as wide as they are.
        [parts.wrap]: 'nowrap',
        [parts.edge]: edge,
        // Rows with a badge, rows of text and skeleton rows are equally tall.
        [parts.height]: `calc(24 * ${unit} + 2 * ${cell.paddingBlock})`,
        [parts.line]: `1px solid ${color.border}`,
        [parts.valueWeight]: vars.weight.regular,
      },
      inlineSize: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.text.sm,
      lineHeight: vars.leading.body,
      textAlign: 'start',
      '@container': {
        // The space that the padding gives up is for the words.
        [`${containerName} ${betweenCardsAndWide}`]: {
          vars: { [parts.padding]: `${cell.paddingBlock} calc(${cell.paddingInline} / 2)` },
        },
      },
    },
  },
})

/** Looks go by element and attribute: a class on every cell would weigh more than all of this. */
function within(selectors: string | string[], rule: NonNullable<StyleRule['@layer']>[string]) {
  const all = [selectors].flat().map((selector) => `${table} > ${selector}`)
  globalStyle(all.join(', '), { '@layer': { [layer]: rule } })
}

const focusRing = `2px solid ${color.focus}`

within('caption', { paddingBlockEnd: space.sm, fontWeight: vars.weight.medium, textAlign: 'start' })
// By tag, for a rule that ends in `*` is tried on every element of the page.
within(['* > tr > td', '* > tr > th'], {
  display: parts.cell,
  boxSizing: 'border-box',
  minBlockSize: `calc(24 * ${unit})`,
  blockSize: parts.height,
  padding: parts.padding,
  borderBlockEnd: parts.line,
  textAlign: 'start',
  overflowWrap: 'break-word',
})
within(['* > tr > td:first-child', '* > tr > th:first-child'], { paddingInlineStart: parts.edge })
within(['* > tr > td:last-child', '* > tr > th:last-child'], { paddingInlineEnd: parts.edge })
within('tbody > tr > [data-card="title"]', { minInlineSize: parts.title })
within('* > tr > [data-align="end"]', {
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: parts.wrap,
})
within('* > tr > [data-card="action"]', { whiteSpace: parts.wrap })
// The dots, not the button around them, end where words would.
const menuEdge = `calc(${parts.edge} - ${space.xs})`
within('* > tr > [data-card="menu"]:last-child', { paddingBlock: 0, paddingInline: `0 ${menuEdge}`, textAlign: 'end' })
within('* > col[data-card="menu"]', { inlineSize: `calc(${vars.control.heightSmall} + ${menuEdge})` })
within('* > tr > [data-card="action"]', { paddingBlock: 0 })
// As wide as its buttons, which is more: what a table has to spare is for words. Virtual tables say how wide.
globalStyle(`:where(${table}) > colgroup > col[data-card="action"]`, { '@layer': { [layer]: { inlineSize: 1 } } })
// Where no row has a button, the column before reaches the edge. Cards have no such column.
const noButton = ':not(:has(> tbody > tr > td[data-card="action"]:not(:empty)))'
globalStyle(`${table}${noButton} > * > [data-card="action"], ${table}${noButton} > * > tr > [data-card="action"]`, {
  '@layer': { [layer]: { display: 'none' } },
})
globalStyle(`${table}${noButton} > * > tr > :nth-last-child(2):has(+ [data-card="action"])`, {
  '@layer': { [layer]: { paddingInlineEnd: parts.edge } },
})

within('thead > tr > th', {
  blockSize: `calc(${vars.control.heightSmall} + ${space.xs})`,
  paddingBlock: 0,
  color: color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
})
// The rules of cards for the header outrank this.
globalStyle(`:where([data-sticky]) > ${table} > thead > tr > th`, {
  '@layer': {
    [layer]: {
      position: 'sticky',
      insetBlockStart: 'var(--mk-table-sticky-offset, 0px)',
      zIndex: 1,
      background: color.surface,
    },
  },
})

within(['* > tr > th > button', 'tbody > tr > th > a'], {
  appearance: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
})

within('thead > tr > th > button', {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.heightSmall,
})
within('thead > tr > th > button:hover', { color: color.text })
within('thead > tr > th > button:focus-visible', { outline: focusRing, outlineOffset: 2 })
// Amounts end where their header ends, so the arrow goes before the words.
within('thead > tr > [data-align="end"] > button', { flexDirection: 'row-reverse' })
within('thead > tr > th > button::after', {
  content: '',
  boxSizing: 'content-box',
  flex: 'none',
  inlineSize: `calc(5 * ${unit})`,
  blockSize: `calc(5 * ${unit})`,
  marginInline: `calc(6 * ${unit})`,
  '@container': { [`${containerName} ${betweenCardsAndWide}`]: { marginInline: space.xxs } },
  border: 'solid currentColor',
  borderWidth: '1.5px 0 0 1.5px',
  translate: '0 25%',
  rotate: '45deg',
  opacity: 0,
})
within('thead > tr > th > button:hover::after', { opacity: 0.6 })
within('thead > tr > [aria-sort]', { color: color.text })
within('thead > tr > [aria-sort] > button::after', { opacity: 1 })
within('thead > tr > [aria-sort="descending"] > button::after', { translate: '0 -25%', rotate: '225deg' })

within(['tbody > tr > th', 'tfoot > tr > td', 'tfoot > tr > th'], { fontWeight: vars.weight.medium })
within('tbody > tr > [data-card="value"]', { fontWeight: parts.valueWeight })
within('tbody > [data-selected]', { background: `color-mix(in oklab, ${color.accentSoft} 60%, ${color.surface})` })
within('[data-action] > tr', { cursor: 'pointer' })
// That a row opens is to be seen before it is pointed at.
within(['[data-action] > tr > th > button', '[data-action] > tr > th > a'], { color: color.accentText })
within('[data-action] > tr:hover', { background: color.surfaceHover })
within(['[data-action] > tr:hover > th > button', '[data-action] > tr:hover > th > a'], {
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
within('[data-action] > tr > th > :focus-visible', { outline: 0 })
within('[data-action] > tr:has(> th > :focus-visible)', { outline: focusRing, outlineOffset: -2 })
within([':last-child > tr:last-child > td', ':last-child > tr:last-child > th'], { borderBlockEnd: 0 })

// Boxes, menus and buttons of rows have no use on paper.
const controls = '[data-card="select"], [data-card="menu"], [data-card="action"]'
within([`* > tr > :is(${controls})`, `* > col:is(${controls})`], { '@media': { print: { display: 'none' } } })
within(`* > tr > :nth-last-child(1 of :not(${controls}))`, { '@media': { print: { paddingInlineEnd: parts.edge } } })

const pulse = keyframes({ '50%': { opacity: 0.5 } })

// All skeleton rows at once: one animation per cell takes a browser longer than all else about them.
within('tbody[aria-hidden]', {
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${pulse} 1.6s ease-in-out infinite` },
  },
})

export const skeleton = style({
  '@layer': {
    [layer]: {
      // As tall as a line of text with the space around it.
      inlineSize: '60%',
      minInlineSize: space.xxl,
      maxInlineSize: `calc(160 * ${unit})`,
      blockSize: '0.75em',
      marginBlock: '0.375em',
      borderRadius: vars.radius.sm,
      background: color.skeleton,
      selectors: {
        '[data-align="end"] > &': { marginInlineStart: 'auto' },
        ':is([data-card="select"], [data-card="menu"], [data-card="action"]) > &': { display: 'none' },
        // The second line is set small, with a gap above it.
        '&[data-lines="2"]': {
          marginBlockEnd: `calc(0.375em + ${space.xxs} + 1.5 * var(--mk-table-note, ${vars.text.xs}))`,
        },
        '&[data-lines="2"]::after': {
          content: '',
          boxSizing: 'content-box',
          display: 'block',
          blockSize: '100%',
          translate: '0 220%',
          borderRadius: 'inherit',
          background: 'inherit',
        },
      },
      '@media': {
        '(forced-colors: active)': { background: 'GrayText' },
      },
    },
  },
})

/** Takes the room of what it holds, which is neither seen nor focused. */
export const measure = style({ '@layer': { [layer]: { visibility: 'hidden' } } })

within(['* > tr > [data-priority="low"]', '* > col[data-priority="low"]'], {
  '@container': { [`${containerName} ${betweenCardsAndWide}`]: { display: 'none' } },
})
