import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

/** The content of a step of a dialog, one thing under the other; the words of a table are in line with it. */
export const step = style({
  '@layer': {
    [layers.kits]: { vars: { '--mk-table-edge': '0px' }, display: 'grid', gap: vars.space.md, minInlineSize: 0 },
  },
})

/** Takes the focus so that reading goes on there; it is no control, so it shows no ring. */
export const arrival = style({
  '@layer': { [layers.kits]: { margin: 0, outline: 'none', scrollMarginBlock: vars.space.lg } },
})

/** The mark stays beside its words. */
export const method = style({ '@layer': { [layers.kits]: { whiteSpace: 'nowrap' } } })

/** Why the button beside it can't be pressed. */
export const reason = style({
  '@layer': {
    [layers.kits]: {
      alignSelf: 'center',
      fontSize: vars.text.sm,
      color: vars.color.textMuted,
      // Right above that button, which comes first on a phone's dialog.
      '@media': { '(max-width: 560px)': { order: 1 } },
    },
  },
})
