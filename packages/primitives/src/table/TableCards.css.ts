import { globalStyle, style } from '@vanilla-extract/css'
import { cardsBelow } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'
import { browserArrow, chevron, forcedColors } from '../select/chevron.ts'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { containerName, edge, parts, table } from './Table.css.ts'
import type { TableColumn } from './types.ts'

const { color, control, space, unit } = vars
const layer = layers.components

/** The words of a header that is a button in a table; on cards, which hide the button, they are its text. */
export const cardWords = style({ '@layer': { [layer]: { display: 'none' } } })

type Rule = NonNullable<NonNullable<Parameters<typeof globalStyle>[1]['@container']>[string]>

/** Narrow containers turn every row into a card; the roles in the markup keep it a table for screen readers. */
function cards(selectors: string | string[], rule: Rule) {
  const all = [selectors].flat().map((selector) => `${table} ${selector}`.trim())
  globalStyle(all.join(', '), {
    '@layer': { [layer]: { '@container': { [`${containerName} (inline-size < ${cardsBelow})`]: rule } } },
  })
}

/** Places a cell in its card. Does nothing to a cell of a table, so it needs no container query. */
function place(role: TableColumn<never>['cardRole'] | 'empty', rule: Rule) {
  globalStyle(`${table} > :not(thead) > tr > [data-card="${role}"]`, { '@layer': { [layer]: rule } })
}

/** The width before the words of a card, for the box to select it with. */
const boxWidth = `calc(18 * ${unit} + ${space.sm})`

/** Between two facts, with a dot in the middle: as wide as in Facts, and as " · " within a text. */
const gap = '0.8em'

/** Room for a focus ring beside the words of a card, where its edge leaves any. */
const ring = `min(4 * ${unit}, ${edge})`

// Lines of a flex container, parted by empty items as wide as the card: title and value, status and button, facts.
place('select', { flex: 'none', inlineSize: boxWidth, marginInlineStart: `calc(-1 * ${boxWidth})` })
// More than nothing, or the empty item that ends the line would still stand on it.
place('title', { flex: `1 1 calc(16 * ${unit})` })
place('value', { flex: 'none', marginInlineStart: space.sm })
place('menu', {
  flex: 'none',
  alignSelf: 'start',
  // The dots, not the button around them, stand at the edge.
  marginBlock: `calc((24 * ${unit} - ${control.heightSmall}) / 2)`,
  marginInline: `${space.xs} calc((16 * ${unit} - ${control.heightSmall}) / 2)`,
})
// Beside the button its words wrap, and only where its badge has no room is the button on a line of its own.
place('status', { order: 2, flex: '1 1 0' })
place('action', { order: 2, flex: 'none', marginInlineStart: 'auto' })
place('empty', { flex: '1 0 100%' })
cards('', {
  display: 'block',
  vars: {
    [parts.cell]: 'block',
    [parts.padding]: '0',
    [parts.title]: '0',
    [parts.edge]: '0px',
    [parts.height]: 'auto',
    [parts.line]: '0',
    [parts.valueWeight]: vars.weight.medium,
    [parts.wrap]: 'normal',
    // Words below other words, which kits set small in a table, are read on a phone.
    '--mk-table-note': vars.text.sm,
  },
})
cards('> :not(thead) > tr > [data-card="none"]', { display: 'none' })
cards('> :not(thead) > tr > [data-card="status"]', { paddingInlineEnd: space.xs })
cards('> :not(thead) > tr > [data-card="action"] > :is(button, a)', { minInlineSize: `calc(64 * ${unit})` })
// Without a status to stand beside, the button comes last.
cards('> :not(thead) > tr:not(:has(> [data-card="status"]:not(:empty))) > [data-card="action"]', {
  order: 5,
  flex: '1 0 100%',
  marginBlockStart: space.xs,
  marginInlineStart: 0,
})
// All that only supports: one muted line, in which a detail has its header before it, and carries more than that.
const line = ':is([data-label], [data-card="meta"])'
cards(`> :not(thead) > tr > ${line}`, {
  order: 4,
  color: color.textMuted,
  lineHeight: `calc(20 * ${unit})`,
  textAlign: 'start',
})
// A status among the details is one of them.
cards(`> :not(thead) > tr > ${line} [data-appearance="plain"]`, {
  display: 'inline',
  color: 'inherit',
  fontSize: 'inherit',
  lineHeight: 'inherit',
  verticalAlign: 'baseline',
})
// Words alone: beside a mark, two facts would seldom fit on a line.
cards('> :not(thead) > tr > [data-card="meta"] :is(svg, span:not([data-appearance]):has(> svg:only-child))', {
  display: 'none',
})
cards('> :not(thead) > tr > [data-label]', { color: color.text })
// Rows that load have no words to go with.
const worded = '> :not(thead, [aria-hidden]) > tr'
cards(`${worded} > [data-label]::before`, {
  // Screen readers have the column header already.
  content: 'attr(data-label) " " / ""',
  color: color.textMuted,
})
// One line, however many the cell has in a table, and as wide as a date.
cards(`> [aria-hidden] > tr > ${line} > *`, { inlineSize: `calc(96 * ${unit})`, marginBlockEnd: '0.375em' })
cards(`> [aria-hidden] > tr > ${line} > ::after`, { content: 'none' })
// A dot hangs before its cell, in the gap. Before the first cell of a line that is outside the card, and clipped.
cards(`> :not(thead) > tr > ${line}`, { position: 'relative', marginInlineEnd: gap })
cards(`${worded} > ${line}:not(:empty) ~ ${line}:not(:empty)::after`, {
  content: '"·" / ""',
  position: 'absolute',
  insetInlineEnd: '100%',
  insetBlockStart: 0,
  inlineSize: gap,
  color: color.textMuted,
  textAlign: 'center',
  '@media': { [forcedColors]: { content: 'none' } },
})
// Outside the words of a card with a box is the box: there the dot is covered, by what looks like the card.
const boxed = ':where(:not(thead)) > tr:where(:has(> [data-card="select"]))'
cards(`> ${boxed}`, { position: 'relative', background: color.surface })
cards(`> ${boxed} > [data-card="select"]`, { background: 'inherit' })
cards(`> ${boxed} > [data-card="select"]::after`, {
  content: '',
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineStart: `calc(${boxWidth} - ${ring})`,
  inlineSize: ring,
  background: 'inherit',
  '@media': { [forcedColors]: { content: 'none' } },
})
cards(`> :not(thead) > tr > :is([data-label], [data-card]:not([data-card="title"], [data-card="select"])):empty`, {
  display: 'none',
})
cards(['> caption', '> thead', '> tbody', '> tfoot'], { display: 'block' })
cards('> colgroup', { display: 'none' })
cards('> :not(thead) > tr', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: `calc(2 * ${unit})`,
  paddingBlock: space.sm,
  paddingInline: `${ring} ${edge}`,
  // Beyond what is clipped, as padding is not.
  borderInlineStart: `calc(${edge} - ${ring}) solid transparent`,
  boxShadow: `0 1px ${color.border}`,
  marginBlockEnd: 1,
  overflowX: 'clip',
  '@media': {
    // No shadows there, and nothing is transparent.
    [forcedColors]: {
      marginBlockEnd: 0,
      paddingInlineStart: edge,
      border: 'solid CanvasText',
      borderWidth: '0 0 1px',
      overflowX: 'visible',
    },
  },
})
// Level with the first line of the title.
cards('> :not(thead) > tr > [data-card="select"]', {
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  blockSize: `calc(22 * ${unit})`,
})
cards('> :not(thead) > tr:has(> [data-card="select"])', {
  paddingInlineStart: `calc(${ring} + ${boxWidth})`,
  '@media': { [forcedColors]: { paddingInlineStart: `calc(${edge} + ${boxWidth})` } },
})
cards('> :not(thead) > tr > :is([data-card="title"], [data-card="value"])', {
  alignSelf: 'start',
  fontSize: control.text,
})
const lineBreak = { content: '', flex: '0 0 100%' }
cards('> :not(thead) > tr::before', { ...lineBreak, order: 1 })
cards('> :not(thead) > tr::after', { ...lineBreak, order: 3 })
cards('> :last-child > tr:last-child', { marginBlockEnd: 0, boxShadow: 'none', borderBlockEndWidth: 0 })
cards('> tfoot > tr > td:empty', { display: 'none' })

// Of the header, cards keep the box that selects all of them; a SortSelect stands in for the rest.
cards(['> thead:not(:has([data-card="select"]))', '> thead > tr > th:not([data-card="select"])'], unseen)
cards(`> thead > tr > th:not([data-card="select"]) > :not(.${cardWords}, .${visuallyHidden})`, { visibility: 'hidden' })
cards(`> thead > tr > th > .${cardWords}`, { display: 'inline' })
/** Around the choice of sorting: it parts from what stands above, and from the first card. */
const air = `${space.xxs} ${space.xs}`
const below = { boxShadow: `0 1px ${color.border}`, marginBlockEnd: 1 }
cards('> thead > tr', { ...below, display: 'block', paddingBlock: air, paddingInline: edge })
cards('> thead > tr > [data-card="select"]', {
  display: 'flex',
  alignItems: 'center',
  // As tall as the choice beside it.
  blockSize: `calc(44 * ${unit})`,
  padding: 0,
})

/** There for cards only, whose header cannot be pressed. */
export const sort = style({
  '@layer': {
    [layer]: {
      display: 'none',
      '@container': {
        [`${containerName} (inline-size < ${cardsBelow})`]: {
          ...below,
          display: 'flex',
          alignItems: 'center',
          gap: space.xs,
          paddingBlock: air,
          paddingInline: edge,
          color: color.textMuted,
          fontFamily: vars.font.family,
          fontSize: vars.text.sm,
        },
      },
      '@media': { print: { display: 'none' } },
    },
  },
})

export const sortSelect = style({
  '@layer': {
    [layer]: {
      minInlineSize: 0,
      minBlockSize: `calc(44 * ${unit})`,
      maxInlineSize: '100%',
      paddingBlock: 0,
      paddingInlineStart: space.sm,
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.md,
      backgroundColor: color.control,
      ...chevron,
      color: color.text,
      fontFamily: 'inherit',
      fontSize: 'inherit',
      fontWeight: vars.weight.medium,
      cursor: 'pointer',
      textOverflow: 'ellipsis',
      selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
      '@media': { [forcedColors]: browserArrow },
    },
  },
})

// The label of the box is shown where it stands alone; beside the choice there is no room.
cards('> thead > tr > [data-card="select"] > label', { paddingInlineStart: space.sm, fontSize: control.text })
globalStyle(`${sort} + ${table} > thead > tr > [data-card="select"] > label`, {
  '@layer': { [layer]: { display: 'none' } },
})

// The box that selects all has its place above the boxes of the cards, the choice at the end of its line.
const withBox = ':has(+ table > thead > tr > [data-card="select"])'
globalStyle(`${sort}${withBox}`, {
  '@layer': {
    [layer]: {
      '@container': {
        [`${containerName} (inline-size < ${cardsBelow})`]: {
          position: 'relative',
          // Above a header that sticks, which has a background.
          zIndex: 2,
          inlineSize: 'fit-content',
          // The longest choice may be wider than the cards.
          boxSizing: 'border-box',
          maxInlineSize: `calc(100% - ${boxWidth})`,
          marginBlockEnd: `calc(-44 * ${unit} - ${space.xxs} - ${space.xs})`,
          marginInlineStart: 'auto',
          boxShadow: 'none',
        },
      },
    },
  },
})
