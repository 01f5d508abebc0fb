import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

/** A column to read: its cards are no wider than the form below them. */
export const concern = style({
  '@layer': {
    [layers.kits]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.md,
      maxInlineSize: `calc(720 * ${vars.unit})`,
    },
  },
})

/** Where it stands, and what happens next: what the page is opened for. */
export const lead = style({
  '@layer': { [layers.kits]: { display: 'grid', gap: vars.space.sm, marginBlockEnd: vars.space.xs } },
})
