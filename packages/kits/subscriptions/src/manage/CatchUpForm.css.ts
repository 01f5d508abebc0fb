import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const { color, control, space, text } = vars
type Rule = NonNullable<StyleRule['@layer']>[string]
const desk = '(inline-size >= 440px)'
const onDesk = (rule: Rule) => ({ '@layer': { [layers.kits]: { '@container': { [desk]: rule } } } })

const unseenRule: Rule = {
  position: 'absolute',
  inlineSize: 1,
  minBlockSize: 0,
  blockSize: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
}

/** The payments of a plan; on a desk one row each, so that all are seen with their sum. */
export const plan = style({
  '@layer': { [layers.kits]: { display: 'grid', gap: space.md, containerType: 'inline-size' } },
})

// Without a frame around it, a date has room for its parts side by side on a phone.
globalStyle(`${plan} [data-part="row"] > fieldset`, {
  '@layer': {
    [layers.kits]: {
      padding: 0,
      paddingBlockEnd: space.sm,
      border: 0,
      borderBlockEnd: `1px solid ${color.border}`,
      borderRadius: 0,
    },
  },
})
/** The fields say which payment they belong to; only who can't see the row needs its name. */
globalStyle(`${plan} [data-part="row"] > fieldset > legend`, onDesk(unseenRule))
globalStyle(
  `${plan} [data-part="row"] [data-part="fields"]`,
  onDesk({
    gridTemplateColumns: `auto minmax(calc(96 * ${vars.unit}), 1fr)`,
    paddingInlineEnd: `calc(${control.heightSmall} + ${space.xs})`,
  }),
)
/** Level with the parts of the date, below the label of their group. */
const down = `calc(1.4 * ${text.sm} + ${space.xxs})`
globalStyle(`${plan} [data-part="fields"] > :not(:first-child)`, onDesk({ marginBlockStart: down }))
const toMiddle = `0.5 * (${control.height} - ${control.heightSmall})`
// The icon, not the button around it, stands at the edge of the fields.
globalStyle(`${plan} [data-part="row"] [data-part="actions"]`, {
  '@layer': { [layers.kits]: { insetInlineEnd: `calc((16 * ${vars.unit} - ${control.heightSmall}) / 2)` } },
})
globalStyle(
  `${plan} [data-part="row"] [data-part="actions"]`,
  onDesk({
    insetInlineEnd: 0,
    insetBlockStart: `calc(2.8 * ${text.sm} + ${space.xxs} + 6 * ${vars.unit} + ${toMiddle})`,
  }),
)

// The labels of the first row head the columns: those below keep theirs for who can't see that.
const further = `${plan} [data-part="row"] ~ [data-part="row"]`
globalStyle(
  `${further} [data-part="fields"] :is(legend, label:not(:has(input)), label > span:has(+ input))`,
  onDesk(unseenRule),
)
globalStyle(`${further} [data-part="fields"] > :not(:first-child)`, onDesk({ marginBlockStart: 0 }))
globalStyle(`${further} [data-part="actions"]`, onDesk({ insetBlockStart: `calc(${toMiddle})` }))

/** In sight above the buttons, however many payments there are. */
export const sum = style({
  '@layer': {
    [layers.kits]: {
      margin: 0,
      paddingBlock: space.sm,
      borderBlockStart: `1px solid ${color.border}`,
      color: color.textMuted,
      fontVariantNumeric: 'tabular-nums',
      background: color.surfaceRaised,
      overflowWrap: 'anywhere',
      '@media': {
        '(min-width: 560px)': { position: 'sticky', insetBlockEnd: `calc(2 * ${space.md} + ${control.height} + 1px)` },
      },
    },
  },
})
// Until nothing is missing, the sum isn't the plan's.
globalStyle(`${sum}[data-complete]`, {
  '@layer': { [layers.kits]: { color: color.text, fontWeight: vars.weight.bold } },
})
