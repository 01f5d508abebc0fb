import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.ts'
import { layers } from './layers.css.ts'
import { nativeScheme } from './schemes.ts'

/*
 * Takes back what a host's rules (`* { all: unset }`, `button { text-transform: uppercase }`) say of our elements, which
 * are known by their class. Not `all`: that makes a thousand buttons a fifth slower, for each of five hundred properties
 * is looked up for each of them.
 */
const takenBack = `
  display position inset float inlineSize blockSize minInlineSize minBlockSize maxInlineSize maxBlockSize
  boxSizing margin padding border borderRadius borderCollapse borderSpacing outline background boxShadow color font
  letterSpacing wordSpacing textAlign textDecoration textIndent textOverflow textShadow textTransform whiteSpace
  verticalAlign listStyle overflow opacity visibility cursor appearance resize transform filter transition animation
  zIndex flex alignItems alignSelf captionSide content pointerEvents userSelect
`
const ours = '[class^="mk-"]'

// A class on each of a thousand cells would be slow.
const within = [
  `table${ours} :is(caption, thead, tbody, tfoot, tr, th, td)`,
  `table${ours} th > :is(a, button)`,
  `:is(ul, ol)${ours} > li`,
  `dl${ours} > :is(div, dt, dd)`,
  `dl${ours} > div > :is(dt, dd)`,
]

globalStyle(`:where(${[ours, ...within].join(', ')})`, {
  '@layer': { [layers.components]: each(takenBack, 'revert') },
})

// One ring for all that takes the focus, unless a component draws its own; instead of the browser's, which differ.
globalStyle(`:where(${ours}:focus-visible)`, {
  '@layer': { [layers.components]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
})
// The focus is only put there, for what is read next: nobody reaches it by keyboard, and nothing can be done with it.
globalStyle(`:where(:is(h1, h2, h3, h4, h5, h6, p)${ours}[tabindex="-1"]:focus)`, {
  '@layer': { [layers.components]: { outline: 'none' } },
})

/** Undoes what our outermost elements would inherit from such rules, or from a dark page while they are light. */
globalStyle(`:where(:not(${ours}) > ${ours}, :host > ${ours})`, {
  '@layer': {
    [layers.components]: {
      colorScheme: nativeScheme,
      letterSpacing: 'normal',
      textIndent: 0,
      textShadow: 'none',
      textTransform: 'none',
      wordSpacing: 'normal',
    },
  },
})

/*
 * To CSS an attribute that draws a shape, or sets the width of a column, is a rule of the page, so both the rules above
 * and a host's take it away: back to what it would be without any rule.
 */
const drawing = `
  d x y cx cy r rx ry width height transform fill stroke strokeWidth strokeLinecap strokeLinejoin strokeDasharray
`
globalStyle(`:where(svg${ours}, svg${ours} *)`, {
  '@layer': { [layers.components]: each(drawing, 'revert-layer') },
})
globalStyle(`:where(table${ours} col)`, { '@layer': { [layers.components]: { inlineSize: 'revert-layer' } } })

function each(names: string, value: string) {
  return Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, value]),
  )
}
