import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style } from '@vanilla-extract/css'

/** Over the host's own rules, which are in no layer. */
const important = <Value extends string>(value: Value) => `${value} !important` as Value

/** On paper only. */
export const header = style({
  '@layer': {
    [layers.kits]: {
      display: 'none',
      '@media': { print: { display: 'block', marginBlockEnd: vars.space.md, fontSize: vars.text.sm } },
    },
  },
})

export const title = style({ '@layer': { [layers.kits]: { fontSize: vars.text.lg, fontWeight: vars.weight.bold } } })

/** For controls and hints that mean nothing on paper. */
export const screenOnly = style({
  '@layer': { [layers.kits]: { '@media': { print: { display: important('none') } } } },
})

export const ownPage = style({ '@layer': { [layers.kits]: { breakBefore: 'page' } } })

/** A row, an amount with its label: never on two pages. */
export const unbroken = style({
  '@layer': { [layers.kits]: { '@media': { print: { breakInside: 'avoid' } } } },
})

// Everything that neither holds the printed part, nor is it, nor lies within it.
globalStyle('html[data-mk-printing] body :not(:has([data-mk-print]), [data-mk-print], [data-mk-print] *)', {
  '@layer': { [layers.kits]: { '@media': { print: { display: important('none') } } } },
})

// A dialog, or a scrolled box, would cut off on paper what it scrolls on screen.
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
