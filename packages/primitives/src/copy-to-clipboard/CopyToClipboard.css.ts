import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { control } from '../field/Field.css.ts'

const { color, space, text } = vars
const layer = layers.components

export const root = style({
  '@layer': {
    [layer]: {
      display: 'inline-grid',
      alignItems: 'center',
      justifyItems: 'start',
      gap: space.xxs,
      maxInlineSize: '100%',
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      color: 'inherit',
      font: 'inherit',
      verticalAlign: 'middle',
      selectors: { '&[data-look="inline"]': { gridTemplateColumns: 'minmax(0, auto) auto' } },
    },
  },
})

export const value = style({
  '@layer': {
    [layer]: { minInlineSize: 0, color: 'inherit', overflowWrap: 'anywhere' },
  },
})

/** Both words lie over one another, so that the button keeps its width. */
export const words = style({
  '@layer': { [layer]: { display: 'inline-grid', color: 'inherit', justifyItems: 'start' } },
})

export const word = style({
  '@layer': {
    [layer]: { gridArea: '1 / 1', color: 'inherit', selectors: { '&[data-hidden]': { opacity: 0 } } },
  },
})

globalStyle(`${root}[data-state="copied"] > button > svg`, { '@layer': { [layer]: { color: color.positive } } })
globalStyle(`${root}[data-state="copied"] > button[data-tone="primary"] > svg`, {
  '@layer': { [layer]: { color: 'inherit' } },
})

/** The text that could not be copied, to be copied by hand. */
export const byHand = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: space.xxs,
      gridColumn: '1 / -1',
      minInlineSize: 0,
      margin: 0,
      color: color.critical,
      fontFamily: vars.font.family,
      fontSize: text.sm,
      lineHeight: vars.leading.tight,
    },
  },
})

export const input = style([
  control,
  { '@layer': { [layer]: { maxInlineSize: `calc(320 * ${vars.unit})`, minBlockSize: vars.control.heightSmall } } },
])
