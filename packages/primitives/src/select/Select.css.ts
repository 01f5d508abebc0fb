import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { inlineSign } from '@memberkit/tokens/direction'
import { layers } from '@memberkit/tokens/layers'
import { control } from '../field/Field.css.ts'

const { color, space } = vars
const layer = layers.components

// A select takes no pseudo-element, and a picture in a style sheet would need `img-src data:` in the host's content
// security policy: so the chevron is two gradient strokes.
const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent 40%, ${color.textMuted} 47% 58%, transparent 65%)`
/** Half as wide as the chevron to the right or the left of its middle, which is at the end of the line. */
const strokeAt = (side: '+' | '-') =>
  `calc(50% + ${inlineSign} * (50% - 16.5 * ${vars.unit}) ${side} 2.5 * ${vars.unit}) center`

export const select = style([
  control,
  {
    '@layer': {
      [layer]: {
        paddingInlineEnd: `calc(36 * ${vars.unit})`,
        backgroundImage: `${stroke('135deg')}, ${stroke('45deg')}`,
        backgroundPosition: `${strokeAt('+')}, ${strokeAt('-')}`,
        backgroundRepeat: 'no-repeat',
        backgroundSize: `calc(5 * ${vars.unit}) calc(5 * ${vars.unit})`,
        textOverflow: 'ellipsis',
        cursor: 'pointer',
        selectors: {
          '&:has(> option[value=""]:checked)': { color: color.textMuted },
        },
        '@media': {
          // Gradients are taken away there, so the browser's own arrow comes back.
          '(forced-colors: active)': { appearance: 'auto', paddingInlineEnd: space.sm },
        },
      },
    },
  },
])

// The system paints the list: it must be readable in either scheme, whatever the closed control looks like.
globalStyle(`${select} :is(option, optgroup)`, {
  '@layer': { [layer]: { background: color.surfaceRaised, color: color.text } },
})
globalStyle(`${select} option:disabled`, { '@layer': { [layer]: { color: color.textMuted } } })
