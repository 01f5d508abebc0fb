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
