import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { toneColors } from '../internal/tone-colors.ts'
import { type Tone, tones } from '../internal/tones.ts'
import { when } from '../internal/when.ts'

const soft = (tone: Tone) => ({ background: toneColors[tone].soft, color: toneColors[tone].onSoft })

export const badge = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.xxs,
      boxSizing: 'border-box',
      maxInlineSize: '100%',
      paddingBlock: 1,
      paddingInline: `calc(7 * ${vars.unit})`,
      // Holds the badge together on a selected row, and where colours are forced and the ground is gone.
      border: '1px solid color-mix(in oklab, currentColor 14%, transparent)',
      borderRadius: vars.radius.sm,
      fontFamily: vars.font.family,
      fontSize: vars.text.xs,
      fontWeight: vars.weight.medium,
      lineHeight: vars.leading.body,
      textAlign: 'start',
      verticalAlign: 'middle',
      selectors: {
        ...when<Tone>('data-tone', {
          neutral: soft('neutral'),
          info: soft('info'),
          positive: soft('positive'),
          caution: soft('caution'),
          critical: soft('critical'),
        }),
        '&[data-appearance="plain"]': {
          paddingInline: 0,
          border: 0,
          background: 'none',
          color: vars.color.text,
          fontSize: vars.text.sm,
          fontWeight: vars.weight.regular,
        },
      },
    },
  },
})

const plainTones = Object.fromEntries(
  tones.map((tone) => [
    `[data-appearance="plain"][data-tone="${tone}"] > &`,
    { color: toneColors[tone].solid, fontSize: vars.text.md },
  ]),
)

export const mark = style({
  '@layer': { [layers.components]: { fontSize: `calc(14 * ${vars.unit})`, selectors: plainTones } },
})
