import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, space, text, unit } = vars
const layer = layers.components

type Look = Parameters<typeof globalStyle>[1]

export const layout = style({
  '@layer': {
    [layer]: {
      display: 'block',
      minInlineSize: 0,
      margin: 0,
      color: color.text,
      fontFamily: vars.font.family,
      lineHeight: vars.leading.body,
      textAlign: 'start',
      selectors: {
        '&[data-preview]': {
          boxSizing: 'border-box',
          // The width of a sheet of letter paper.
          maxInlineSize: `calc(816 * ${unit})`,
          padding: space.xxl,
          border: `1px solid ${color.border}`,
          background: color.surface,
          boxShadow: vars.shadow.raised,
        },
      },
    },
  },
})

const part = { display: 'none', margin: 0, color: color.textMuted, fontSize: text.xs } as const

export const header = style({ '@layer': { [layer]: part } })
export const footer = style({ '@layer': { [layer]: part } })
export const body = style({ '@layer': { [layer]: { display: 'block', minInlineSize: 0, margin: 0 } } })

/** The room between them and the text, inside: a row of a table has no padding of its own. */
export const headerContent = style({ '@layer': { [layer]: { display: 'block', paddingBlockEnd: space.lg } } })
export const footerContent = style({ '@layer': { [layer]: { display: 'block', paddingBlockStart: space.lg } } })

/** Off paper as well, where no PrintLayout is around it. */
export const screenOnly = style({
  '@layer': {
    [layer]: {
      display: 'block',
      margin: 0,
      '@media': { print: { display: 'none' } },
      selectors: { [`${layout}[data-preview] &`]: { display: 'none' } },
    },
  },
})

export const printOnly = style({
  '@layer': {
    [layer]: {
      display: 'none',
      margin: 0,
      '@media': { print: { display: 'block' } },
      selectors: { [`${layout}[data-preview] &`]: { display: 'block' } },
    },
  },
})

/** On paper, and where paper is shown on the screen. */
function onPaper(parts: string[], look: Look) {
  const selector = (root: string) => parts.map((one) => `${root}${one}`).join(', ')
  globalStyle(selector(layout), { '@layer': { [layer]: { '@media': { print: look } } } } as Look)
  globalStyle(selector(`${layout}[data-preview]`), { '@layer': { [layer]: look } } as Look)
}

// Browsers repeat the head and the foot of a table on each page; Chromium only those that may not be broken.
globalStyle(layout, {
  '@layer': {
    [layer]: {
      '@media': { print: { display: 'table', inlineSize: '100%', background: color.surface } },
    },
  },
})
globalStyle(`${layout} > ${header}`, {
  '@layer': { [layer]: { '@media': { print: { display: 'table-header-group', breakInside: 'avoid' } } } },
})
globalStyle(`${layout} > ${body}`, { '@layer': { [layer]: { '@media': { print: { display: 'table-row-group' } } } } })
globalStyle(`${layout} > ${footer}`, {
  '@layer': { [layer]: { '@media': { print: { display: 'table-footer-group', breakInside: 'avoid' } } } },
})
globalStyle(`${layout}[data-preview] > ${header}, ${layout}[data-preview] > ${footer}`, {
  '@layer': { [layer]: { display: 'block' } },
})

// Nothing on paper can be pressed. The buttons in the headers of a table are its headers, and have no tone.
onPaper([' button[data-tone]', ' a[data-tone]', ' [popover]'], { display: 'none' })

onPaper([' tr', ' li', ' dl > div', ' figure', ' img', ' svg'], { breakInside: 'avoid' })
onPaper([' :is(h1, h2, h3, h4, h5, h6)', ' summary', ' caption', ' thead'], { breakAfter: 'avoid' })
onPaper([' p'], { orphans: 3, widows: 3 })

// Content folded away on the screen cannot be unfolded on paper.
onPaper([' details::details-content'], { contentVisibility: 'visible', blockSize: 'auto' })
onPaper([' summary'], { listStyle: 'none' })

// An address behind a word is lost on paper.
onPaper([' a[href^="http"]:not([data-tone])::after'], {
  content: '" (" attr(href) ")"',
  boxSizing: 'content-box',
  overflowWrap: 'anywhere',
  color: color.textMuted,
})
