import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { globalStyle, style } from '@vanilla-extract/css'

/** A filter's controls, and below them the button that clears it. */
export const panel = style({
  '@layer': { [layers.kits]: { display: 'grid', justifyItems: 'start', gap: vars.space.sm } },
})
// Its words are in line with the boxes above.
globalStyle(`${panel} > [data-tone="quiet"]`, {
  '@layer': { [layers.kits]: { marginInlineStart: `calc(-1 * ${vars.space.sm})` } },
})

/** Where filters open as a sheet, which has nothing beside it to press. */
export const leave = style({
  '@layer': {
    [layers.kits]: { display: 'none', '@media': { '(max-width: 560px)': { display: 'grid', justifySelf: 'stretch' } } },
  },
})
