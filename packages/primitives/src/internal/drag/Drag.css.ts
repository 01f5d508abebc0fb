import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, control, radius, text } = vars
const layer = layers.components

export const handle = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      placeContent: 'center',
      flex: 'none',
      boxSizing: 'border-box',
      inlineSize: control.heightSmall,
      blockSize: control.heightSmall,
      borderRadius: radius.md,
      color: color.textMuted,
      fontSize: text.md,
      cursor: 'grab',
      touchAction: 'none',
      WebkitTapHighlightColor: 'transparent',
      selectors: {
        '&:hover': { background: color.surfaceHover, color: color.text },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
        // At the edge of what scrolls, a ring around it would be cut off.
        '[data-actions] &:focus-visible': { outlineOffset: -2 },
        'fieldset:disabled &': { display: 'none' },
      },
    },
  },
})

/** The place where the dragged item would go: a line beside an item. Its component says where along the block axis. */
export const place = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetInline: 0,
      blockSize: 4,
      borderRadius: 2,
      outline: 0,
      pointerEvents: 'none',
      selectors: { '&[data-target]': { background: color.accent } },
      '@media': { '(forced-colors: active)': { selectors: { '&[data-target]': { background: 'Highlight' } } } },
    },
  },
})
