import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { beside } from '../internal/floating.css.ts'
import { when } from '../internal/when.ts'

const { color } = vars
const layer = layers.components
const anchor = '--mk-split-button'

export const root = style({
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      isolation: 'isolate',
      maxInlineSize: '100%',
      verticalAlign: 'middle',
      anchorScope: anchor,
      anchorName: anchor,
    },
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
/** While the first half works, the second keeps the colours of its tone. */
const half = (ground: string, ink: string, border: string) => ({
  borderColor: 'transparent',
  borderInlineStartColor: border,
  background: ground,
  color: ink,
})
const through = (ink: string) => `color-mix(in oklch, transparent 65%, ${ink})`
const halves = when<'primary' | 'secondary' | 'critical'>('data-tone', {
  primary: half(color.accent, color.onAccent, through(color.onAccent)),
  secondary: { borderColor: color.borderStrong, background: color.surface, color: color.text },
  critical: half(color.criticalControl, color.onCriticalControl, through(color.onCriticalControl)),
})
for (const [selector, { borderColor, borderInlineStartColor = borderColor, ...look }] of Object.entries(halves)) {
  const second = `${root} > ${beside} > ${selector.replace('&', 'button')}:not(:disabled)`
  globalStyle(second, { '@layer': { [layer]: { borderInlineStartColor } } })
  globalStyle(`${second}[aria-disabled="true"]`, {
    '@layer': { [layer]: { borderColor, borderInlineStartColor, ...look } },
  })
}

// The menu lies in line with both halves.
globalStyle(`${root} > ${beside} > [popover]`, { '@layer': { [layer]: { positionAnchor: anchor } } })

// A half with the focus, or under the pointer, lies above the other's border.
globalStyle(`${root} > button:is(:hover, :focus-visible), ${root} > ${beside}:has(> button:focus-visible)`, {
  '@layer': { [layer]: { zIndex: 1 } },
})
