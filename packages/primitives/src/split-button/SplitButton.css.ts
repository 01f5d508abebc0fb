import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { beside } from '../internal/floating.css.ts'
import { when } from '../internal/when.ts'

const { color } = vars
const layer = layers.components

export const root = style({
  '@layer': {
    [layer]: { display: 'inline-flex', isolation: 'isolate', maxInlineSize: '100%', verticalAlign: 'middle' },
  },
})

globalStyle(`${root} > button`, {
  '@layer': {
    [layer]: { flex: '0 1 auto', minInlineSize: 0, borderStartEndRadius: 0, borderEndEndRadius: 0 },
  },
})
globalStyle(`${root} > ${beside}`, { '@layer': { [layer]: { flex: 'none' } } })

/** The border between the two halves is drawn once; on a solid tone it is a thin line of the text's colour. */
globalStyle(`${root} > ${beside} > button`, {
  '@layer': {
    [layer]: {
      aspectRatio: 'auto',
      inlineSize: vars.control.heightSmall,
      marginInlineStart: -1,
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
  },
})
const line = (ink: string) => ({ borderInlineStartColor: `color-mix(in oklch, transparent 65%, ${ink})` })
const solid = when<'primary' | 'critical'>('data-tone', {
  primary: line(color.onAccent),
  critical: line(color.onCritical),
})
for (const [selector, look] of Object.entries(solid))
  globalStyle(`${root} > ${beside} > ${selector.replace('&', 'button')}:not(:disabled)`, {
    '@layer': { [layer]: look },
  })

// A half with the focus, or under the pointer, lies above the other's border.
globalStyle(`${root} > button:is(:hover, :focus-visible), ${root} > ${beside}:has(> button:focus-visible)`, {
  '@layer': { [layer]: { zIndex: 1 } },
})
