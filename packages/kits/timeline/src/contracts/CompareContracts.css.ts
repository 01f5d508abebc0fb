import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'
import { globalStyle, style } from '@vanilla-extract/css'

/** Which two, each as wide as the other; below one another where there is no room. */
export const choice = style({
  '@layer': {
    [layers.kits]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(240 * ${vars.unit})), 1fr))`,
      gap: vars.space.md,
    },
  },
})

/** The facts of two contracts, with a sign before the words that only one has. */
export const facts = style({ '@layer': { [layers.kits]: { minInlineSize: 0 } } })

function marked(element: 'del' | 'ins', sign: string) {
  globalStyle(`${facts} ${element}::before`, {
    '@layer': {
      [layers.kits]: {
        content: `"${sign}" / ""`,
        // Neither struck through nor underlined.
        display: 'inline-block',
        marginInlineEnd: vars.space.xxs,
        fontWeight: vars.weight.bold,
      },
    },
  })
}
// The values say that they differ, and above them how many do: a badge at every name would outshout both.
globalStyle(`${facts} tr:not([data-change="unchanged"]) > th > :nth-child(2)`, { '@layer': { [layers.kits]: unseen } })

marked('del', '\u2212')
marked('ins', '+')
