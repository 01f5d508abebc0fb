import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

/** What a step of a dialog says, one thing under the other; the words of a table are in line with it. */
export const step = style({
  '@layer': {
    [layers.kits]: { vars: { '--mk-table-edge': '0px' }, display: 'grid', gap: vars.space.md, minInlineSize: 0 },
  },
})

/** The buttons stay in sight however long the step is, and cover what goes on below them from edge to edge. */
export const actions = style({
  '@layer': {
    [layers.kits]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      // Over the padding of the dialog.
      marginInline: `calc(-1 * ${vars.space.lg})`,
      marginBlockEnd: `calc(-1 * ${vars.space.lg})`,
      paddingInline: vars.space.lg,
      paddingBlockEnd: `max(${vars.space.lg}, env(safe-area-inset-bottom))`,
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
