import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { table } from '../virtual-table/VirtualTable.css.ts'

const { color } = vars
const layer = layers.components

const own = style({})
export const grid = style([table, own])

function within(selector: string, rule: NonNullable<StyleRule['@layer']>[string]) {
  const all = selector.split(', ').map((one) => `${own} > ${one}`)
  globalStyle(all.join(', '), { '@layer': { [layer]: rule } })
}

const ring = `2px solid ${color.focus}`

// The ring is the cell's, also where the focus is on the one control in it.
within('* > tr > td:focus-visible, * > tr > th:focus-visible', { outline: ring, outlineOffset: -2 })
within('* > tr > td:has(> :focus-visible), * > tr > th:has(> :focus-visible)', { outline: ring, outlineOffset: -2 })
within('[data-action] > tr:has(> th > :focus-visible)', { outline: 0 })
within('* > tr > th > button:focus-visible, * > tr > th > a:focus-visible', { outline: 0 })
within('* > tr > td:focus, * > tr > th:focus', { outlineOffset: -2 })
within('tbody > [data-selected]', {
  // An outline, for what stands in the cells keeps its forced colours.
  '@media': { '(forced-colors: active)': { outline: '2px solid SelectedItem', outlineOffset: -2 } },
})

within('tbody > tr > [data-editable]', { cursor: 'text' })
within('tbody > tr > [data-editable]:hover', { boxShadow: `inset 0 0 0 1px ${color.borderStrong}` })
within('tbody > tr > [data-editing]', { boxShadow: `inset 0 0 0 1px ${color.borderStrong}` })
within('tbody > tr > [data-editing]:has([aria-invalid])', { boxShadow: `inset 0 0 0 2px ${color.critical}` })
within('tbody > tr > [data-editing]:has([aria-invalid]):not(:has(:focus-visible))', {
  '@media': { '(forced-colors: active)': { outline: '2px dashed CanvasText', outlineOffset: -2 } },
})
within('tbody > tr > [aria-busy]', { color: color.textMuted })

/** Stands where the words stood, so that nothing moves. */
export const input = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      display: 'block',
      boxSizing: 'border-box',
      inlineSize: '100%',
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      border: 0,
      borderRadius: 0,
      outline: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontVariantNumeric: 'inherit',
      textAlign: 'inherit',
    },
  },
})

export const error = style({
  '@layer': {
    [layer]: {
      display: 'block',
      color: color.critical,
      fontSize: vars.text.xs,
      fontWeight: vars.weight.regular,
      lineHeight: vars.leading.tight,
      textAlign: 'start',
    },
  },
})
