import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { toneColors } from '../internal/tone-colors.ts'
import { tones } from '../internal/tones.ts'

const layer = layers.components

export const notice = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      gap: `calc(6 * ${vars.unit})`,
      margin: 0,
      color: vars.color.text,
      fontFamily: vars.font.family,
      fontSize: vars.text.sm,
      fontWeight: vars.weight.regular,
      lineHeight: vars.leading.body,
      textAlign: 'start',
    },
  },
})

/** As high as the first line, so that the drawing stands in its middle. */
export const mark = style({
  '@layer': {
    [layer]: {
      inlineSize: '1.125em',
      blockSize: '1lh',
      selectors: Object.fromEntries(
        tones.map((tone) => [`[data-tone="${tone}"] > &`, { color: toneColors[tone].solid }]),
      ),
    },
  },
})

export const words = style({
  '@layer': { [layer]: { minInlineSize: 0, overflowWrap: 'break-word', textWrap: 'pretty' } },
})
