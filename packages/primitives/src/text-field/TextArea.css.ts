import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { control, note } from '../field/Field.css.ts'

const extra = `2 * ${vars.space.xs} + 2px`

export const area = style([
  control,
  {
    '@layer': {
      [layers.components]: {
        // `rows` is the least height; the text makes the rest, up to where scrolling is kinder. Growing with the
        // text switches the attribute off, so it is read back where the browser can.
        fieldSizing: 'content',
        minBlockSize: [`calc(3lh + ${extra})`, `calc(attr(rows type(<number>), 3) * 1lh + ${extra})`],
        maxBlockSize: `calc(320 * ${vars.unit})`,
        paddingBlock: vars.space.xs,
        resize: 'vertical',
        selectors: { '&:read-only': { resize: 'none' } },
        lineHeight: vars.leading.body,
      },
    },
  },
])

/** Below the text, at its end. */
export const count = style([
  note,
  {
    '@layer': {
      [layers.components]: {
        justifySelf: 'end',
        fontVariantNumeric: 'tabular-nums',
        selectors: { '&[data-over]': { color: vars.color.critical, fontWeight: vars.weight.medium } },
      },
    },
  },
])
