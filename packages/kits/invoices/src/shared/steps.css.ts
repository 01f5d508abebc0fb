import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

/** What a step of a dialog says, one thing under the other. */
export const step = style({
  '@layer': { [layers.kits]: { display: 'grid', gap: vars.space.md, minInlineSize: 0 } },
})

/** The buttons stay in sight however long the step is. */
export const actions = style({
  '@layer': {
    [layers.kits]: {
      position: 'sticky',
      insetBlockEnd: 0,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: vars.space.xs,
      paddingBlockStart: vars.space.sm,
      background: vars.color.surfaceRaised,
    },
  },
})

export const statement = style({
  '@layer': { [layers.kits]: { margin: 0, fontSize: vars.text.md, fontWeight: vars.weight.medium } },
})

/** Takes the focus so that reading goes on there; it is no control, so it shows no ring. */
export const arrival = style({ '@layer': { [layers.kits]: { outline: 'none' } } })
