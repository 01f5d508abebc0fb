import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
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

/** The facts of two contracts. Neither is wrong: their words stand on one neutral ground, with a sign before them. */
export const facts = style({ '@layer': { [layers.kits]: { minInlineSize: 0 } } })

function marked(element: 'del' | 'ins', sign: string, color: string) {
  globalStyle(`${facts} ${element}`, {
    '@layer': { [layers.kits]: { background: vars.color.surfaceSunken, color: vars.color.text } },
  })
  globalStyle(`${facts} ${element}::before`, {
    '@layer': {
      [layers.kits]: {
        content: `"${sign}" / ""`,
        // Neither struck through nor underlined.
        display: 'inline-block',
        marginInlineEnd: vars.space.xxs,
        color,
        fontWeight: vars.weight.bold,
      },
    },
  })
}
marked('del', '\u2212', vars.color.onCriticalSoft)
marked('ins', '+', vars.color.onPositiveSoft)
