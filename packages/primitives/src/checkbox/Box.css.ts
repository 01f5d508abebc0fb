import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, unit } = vars
const layer = layers.components

// A radio button counts as indeterminate while nothing in its group is chosen.
const filled = '&:is(:checked, [type="checkbox"]:indeterminate)'

/** The box itself; radio buttons share it and round it. */
export const box = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      position: 'relative',
      display: 'grid',
      placeContent: 'center',
      flex: 'none',
      boxSizing: 'border-box',
      inlineSize: `calc(18 * ${unit})`,
      blockSize: `calc(18 * ${unit})`,
      margin: 0,
      marginBlockStart: `calc(4 * ${unit})`,
      border: `1px solid ${color.borderStrong}`,
      background: color.surface,
      color: color.onAccent,
      cursor: 'pointer',
      selectors: {
        // The finger's share of the box, which stays as small as the eye likes it.
        '&::after': { content: '', boxSizing: 'content-box', position: 'absolute', inset: `calc(-4 * ${unit})` },
        '&:hover': { borderColor: color.text },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
        [filled]: { borderColor: 'transparent', background: color.accent },
        [`${filled}:hover`]: { background: color.accentHover },
        '&[aria-invalid="true"]': { borderColor: color.critical },
        '&:disabled:disabled:disabled': {
          borderColor: color.border,
          background: color.controlDisabled,
          color: color.textMuted,
          cursor: 'not-allowed',
        },
      },
      '@media': {
        '(pointer: coarse)': { selectors: { '&::after': { inset: `calc(-13 * ${unit})` } } },
        '(forced-colors: active)': { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
      },
    },
  },
})

export const checkbox = style([
  box,
  {
    '@layer': {
      [layer]: {
        borderRadius: `calc(5 * ${unit})`,
        selectors: {
          '&:checked::before': {
            content: '',
            boxSizing: 'content-box',
            inlineSize: `calc(4 * ${unit})`,
            blockSize: `calc(9 * ${unit})`,
            border: 'solid currentColor',
            // A tick leans the same way in every direction of writing.
            borderWidth: '0 2px 2px 0',
            translate: '0 -10%',
            rotate: '45deg',
          },
          '&:indeterminate::before': {
            content: '',
            boxSizing: 'content-box',
            inlineSize: `calc(8 * ${unit})`,
            blockSize: 0,
            border: 'solid currentColor',
            borderWidth: '0 0 2px',
            translate: 'none',
            rotate: 'none',
          },
        },
      },
    },
  },
])
