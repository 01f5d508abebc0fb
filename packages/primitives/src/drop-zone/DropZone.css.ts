import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, motion, space, text } = vars
const layer = layers.components

export const zone = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: space.xs,
      boxSizing: 'border-box',
      minInlineSize: 0,
      padding: space.lg,
      border: `1px dashed ${color.borderStrong}`,
      borderRadius: vars.radius.lg,
      background: color.surface,
      color: color.text,
      textAlign: 'center',
      transition: `background-color ${motion.fast} ${motion.easing}, border-color ${motion.fast} ${motion.easing}`,
      selectors: {
        '&[data-invalid]': { borderColor: color.critical },
        '&[data-state="over"]': { borderStyle: 'solid', borderColor: color.accent, background: color.accentSoft },
        '&[data-state="rejecting"]': {
          borderStyle: 'solid',
          borderColor: color.critical,
          background: color.criticalSoft,
        },
        '&[data-disabled]': { borderColor: color.border, background: color.controlDisabled, color: color.textMuted },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: {
            '&[data-state="over"]': { outline: '2px solid Highlight', outlineOffset: -3 },
            '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
          },
        },
      },
    },
  },
})

export const mark = style({
  '@layer': {
    [layer]: {
      color: color.textMuted,
      fontSize: text.lg,
      selectors: {
        '[data-state="over"] > &': { color: color.onAccentSoft },
        '[data-state="rejecting"] > &': { color: color.onCriticalSoft },
      },
    },
  },
})

export const words = style({ '@layer': { [layer]: { display: 'grid', maxInlineSize: '100%' } } })

const sentence = {
  gridArea: '1 / 1',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:not([data-shown])': { visibility: 'hidden' } },
} as const

export const prompt = style({
  '@layer': {
    [layer]: {
      ...sentence,
      color: color.textMuted,
      // Without a mouse there is nothing to drag with.
      '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
    },
  },
})

export const held = style({
  '@layer': {
    [layer]: {
      ...sentence,
      fontWeight: vars.weight.medium,
      selectors: {
        ...sentence.selectors,
        '[data-state="over"] &': { color: color.onAccentSoft },
        '[data-state="rejecting"] &': { color: color.onCriticalSoft },
      },
      '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
    },
  },
})

export const messages = style({ '@layer': { [layer]: { selectors: { '&:empty': { position: 'absolute' } } } } })
