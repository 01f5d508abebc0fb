import { globalStyle } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

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
const properties = takenBack.trim().split(/\s+/)
const ours = '[class^="mk-"]'

// A class on each of a thousand cells would cost time.
const within = [
  `table${ours} :is(caption, thead, tbody, tfoot, tr, th, td)`,
  `table${ours} th > :is(a, button)`,
  `:is(ul, ol)${ours} > li`,
  `dl${ours} > :is(div, dt, dd)`,
  `dl${ours} > div > :is(dt, dd)`,
]

globalStyle(`:where(${[ours, ...within].join(', ')})`, {
  '@layer': { [layers.components]: Object.fromEntries(properties.map((name) => [name, 'revert'])) },
})

/** What our outermost elements would inherit from such rules. */
globalStyle(`:where(:not(${ours}) > ${ours})`, {
  '@layer': {
    [layers.components]: {
      letterSpacing: 'normal',
      textIndent: 0,
      textShadow: 'none',
      textTransform: 'none',
      wordSpacing: 'normal',
    },
  },
})

// A column's width is an attribute, which such rules outrank: back to what it would be without any rule.
globalStyle(`:where(table${ours} col)`, { '@layer': { [layers.components]: { inlineSize: 'revert-layer' } } })
