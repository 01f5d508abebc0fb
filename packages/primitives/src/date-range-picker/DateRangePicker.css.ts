import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, space } = vars
const layer = layers.components
/** The widths at which the popover has one column: see its own style. */
const narrow = '(max-width: 480px)'

export const dash = style({ '@layer': { [layer]: { color: color.textMuted, paddingInline: space.xxs } } })

export const presets = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      alignContent: 'start',
      gap: '2px',
      minInlineSize: `calc(128 * ${vars.unit})`,
      paddingInlineEnd: space.sm,
      borderInlineEnd: `1px solid ${color.border}`,
      '@media': {
        [narrow]: {
          display: 'flex',
          flexWrap: 'wrap',
          // As wide as the calendar, whatever they say.
          inlineSize: 0,
          minInlineSize: '100%',
          paddingInlineEnd: 0,
          paddingBlockEnd: space.xs,
          borderInlineEnd: 0,
          borderBlockEnd: `1px solid ${color.border}`,
        },
      },
    },
  },
})

export const preset = style({
  '@layer': {
    [layer]: {
      flex: 'auto',
      appearance: 'none',
      boxSizing: 'border-box',
      minBlockSize: vars.control.heightSmall,
      margin: 0,
      paddingBlock: space.xxs,
      paddingInline: space.xs,
      border: 0,
      borderRadius: vars.radius.sm,
      background: 'none',
      color: color.text,
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      selectors: {
        '&:hover': { background: color.surfaceHover },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
        '&[aria-pressed="true"]': {
          background: color.accentSoft,
          color: color.onAccentSoft,
          fontWeight: vars.weight.medium,
        },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: {
            '&[aria-pressed="true"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          },
        },
      },
    },
  },
})
