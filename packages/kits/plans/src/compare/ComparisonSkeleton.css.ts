import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { badges, chooser, edge, headEnd, inset, nameWidth, valueStart, waitingAway } from './Comparison.css.ts'

type Rule = NonNullable<StyleRule['@layer']>[string]
const kit = (rule: Rule) => style({ '@layer': { [layers.kits]: rule } })
const { cell, color, space } = vars

export const rows = kit({ display: 'grid' })
export const chooserRoom = style([chooser, kit({ marginBlockEnd: space.lg })])
/** Columns as wide as those of the table. */
export const row = kit({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-group]': { paddingBlockStart: `calc(${space.md} - ${cell.paddingBlock})`, background: color.surfaceSunken },
  },
})
const waiting = (selector: string, rule: Rule) =>
  globalStyle(`${row} > ${selector}`, { '@layer': { [layers.kits]: rule } })
waiting('*', {
  boxSizing: 'border-box',
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'grid',
  padding: `${cell.paddingBlock} ${inset}`,
})
waiting(':first-child', { flex: `0 0 ${nameWidth}`, paddingInlineStart: edge, paddingBlockEnd: headEnd })
waiting(':first-child:empty', { padding: 0 })
waiting(':first-child:not(:empty) ~ *', { paddingBlockStart: valueStart })
// Names end on one line, close above their prices.
globalStyle(`${row}[data-part="names"]`, {
  '@layer': { [layers.kits]: { borderBlockEnd: 0, lineHeight: vars.leading.tight } },
})
globalStyle(`${row}[data-part="names"] > *`, {
  '@layer': { [layers.kits]: { alignContent: 'end', paddingBlockEnd: space.xxs } },
})
globalStyle(`${row}[data-part="names"] > :first-child`, { '@layer': { [layers.kits]: { paddingBlockEnd: 0 } } })
globalStyle(`${row}[data-part="names"] span`, { '@layer': { [layers.kits]: { lineHeight: 'inherit' } } })
export const secondLine = kit({ display: waitingAway })
export const reasonRoom = style([badges, kit({ display: waitingAway, visibility: 'hidden', marginBlockEnd: space.xs })])
// Where only two fit.
waiting(':nth-child(n + 4)', { display: waitingAway })
