import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style } from '@vanilla-extract/css'

/** Overrides the host's unlayered rules. */
const important = <Value extends string>(value: Value) => `${value} !important` as Value

/** Visible on paper only. */
export const header = style({
  '@layer': {
    [layers.kits]: {
      display: 'none',
      '@media': { print: { display: 'block', marginBlockEnd: vars.space.md, fontSize: vars.text.sm } },
    },
  },
})

export const title = style({ '@layer': { [layers.kits]: { fontSize: vars.text.lg, fontWeight: vars.weight.bold } } })

/** For controls and hints that are useless on paper. */
export const screenOnly = style({
  '@layer': { [layers.kits]: { '@media': { print: { display: important('none') } } } },
})

export const ownPage = style({ '@layer': { [layers.kits]: { breakBefore: 'page' } } })

/** Keeps a row, or an amount with its label, on one page. */
export const avoidBreak = style({
  '@layer': { [layers.kits]: { '@media': { print: { breakInside: 'avoid' } } } },
})

// Everything but the printed part, its ancestors and its content.
globalStyle('html[data-mk-printing] body :not(:has([data-mk-print]), [data-mk-print], [data-mk-print] *)', {
  '@layer': { [layers.kits]: { '@media': { print: { display: important('none') } } } },
})

// A dialog or scroll container would clip on paper what it scrolls on screen.
globalStyle('html[data-mk-printing] :has([data-mk-print])', {
  '@layer': {
    [layers.kits]: {
      '@media': {
        print: {
          position: important('static'),
          maxBlockSize: important('none'),
          blockSize: important('auto'),
          overflow: important('visible'),
          boxShadow: important('none'),
        },
      },
    },
  },
})
