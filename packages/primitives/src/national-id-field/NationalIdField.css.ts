import { style } from '@vanilla-extract/css'
import { layers } from '@memberkit/tokens/layers'
import { affixedInput } from '../text-field/affixed.css.ts'

/** Around the control, to notice when the focus leaves both the text and the button. */
export const whole = style({
  '@layer': { [layers.components]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Digits and bullets of one width, so that the text stays where it is when it is revealed. */
export const digits = style([
  affixedInput,
  { '@layer': { [layers.components]: { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.04em' } } },
])
