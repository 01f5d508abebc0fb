import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'
import { globalStyle, style } from '@vanilla-extract/css'

const phone = '(max-width: 480px)'

/** What acting means: on a phone only read out, for the banner is on every page. */
export const note = style({ '@layer': { [layers.kits]: { '@media': { [phone]: unseen } } } })

// There the name and the button share one line, unless that leaves the name too little.
globalStyle(`[data-mk-acting] > * > *`, {
  '@layer': { [layers.kits]: { '@media': { [phone]: { flex: '1 1 9rem' } } } },
})
globalStyle(`[data-mk-acting] > * > :nth-child(2)`, {
  '@layer': { [layers.kits]: { '@media': { [phone]: { flex: 'none' } } } },
})
