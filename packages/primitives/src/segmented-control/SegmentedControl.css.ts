import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, control, radius, space, unit } = vars
const layer = layers.components
const inset = `calc(3 * ${unit})`
/** The height that the track adds to its segments. */
const frame = `calc(2 * ${inset} + 2px)`

/** The one control that all segments lie in. */
export const track = style({
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      justifySelf: 'start',
      boxSizing: 'border-box',
      maxInlineSize: '100%',
      rowGap: `calc(2 * ${unit})`,
      margin: 0,
      padding: inset,
      border: `1px solid ${color.border}`,
      borderRadius: radius.md,
      background: color.surfaceSunken,
      selectors: {
        '&[data-fit="container"]': { display: 'flex', justifySelf: 'stretch' },
        '&[data-appearance="chips"]': { gap: space.xs, padding: 0, border: 0, background: 'none' },
      },
    },
  },
})

const chips = `${track}[data-appearance="chips"]`

/** Half of many segments: both lie beside each other, or below where they don't fit. */
export const half = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flex: '1 1 auto',
      flexWrap: 'wrap',
      minInlineSize: 0,
      rowGap: `calc(2 * ${unit})`,
    },
  },
})

export const segment = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'inline-flex',
      // All share a line that is too short for them; those that do not fit go to a second one.
      flex: '1 1 auto',
      alignItems: 'center',
      justifyContent: 'center',
      gap: `calc(6 * ${unit})`,
      boxSizing: 'border-box',
      minInlineSize: `calc(24 * ${unit})`,
      minBlockSize: `calc(${control.height} - ${frame})`,
      margin: 0,
      paddingBlock: `calc(2 * ${unit})`,
      paddingInline: space.sm,
      border: '1px solid transparent',
      borderRadius: `calc(5 * ${unit})`,
      color: color.textMuted,
      fontFamily: vars.font.family,
      fontSize: control.text,
      fontWeight: vars.weight.medium,
      lineHeight: vars.leading.tight,
      textAlign: 'center',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      selectors: {
        [`${track}[data-size="small"] &`]: {
          minBlockSize: `max(calc(${control.heightSmall} - ${frame}), calc(24 * ${unit}))`,
          paddingInline: `calc(10 * ${unit})`,
          fontSize: vars.text.sm,
        },
        // Equal shares, unless a word needs more than its own.
        [`${track}[data-fit="container"] &`]: {
          flexBasis: 0,
          minInlineSize: 'min-content',
          overflowWrap: 'break-word',
        },
        '&:hover': { color: color.text },
        '&:has(:checked)': {
          borderColor: color.borderStrong,
          background: color.surfaceRaised,
          boxShadow: vars.shadow.raised,
          color: color.text,
        },
        [`${chips} &`]: {
          flex: 'none',
          minBlockSize: control.heightSmall,
          paddingInline: space.sm,
          borderColor: color.borderStrong,
          borderRadius: radius.full,
          background: color.surface,
        },
        [`${chips} &:hover`]: { background: color.surfaceHover },
        [`${chips} &:has(:checked)`]: {
          borderColor: 'transparent',
          background: color.accentSoft,
          boxShadow: 'none',
          color: color.onAccentSoft,
        },
        '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
        '&:has(:disabled)': { opacity: 0.6, color: color.textMuted, cursor: 'not-allowed' },
      },
      '@media': {
        '(pointer: coarse)': { minBlockSize: control.height },
        '(forced-colors: active)': {
          borderColor: 'Canvas',
          selectors: {
            [`&:has(:checked), ${chips} &:has(:checked)`]: {
              forcedColorAdjust: 'none',
              borderColor: 'Highlight',
              background: 'Highlight',
              color: 'HighlightText',
            },
            '&:has(:disabled)': { opacity: 1, color: 'GrayText' },
            '&:has(:disabled:checked)': { borderColor: 'GrayText', background: 'GrayText', color: 'Canvas' },
          },
        },
      },
    },
  },
})

/** Lies over its segment, unseen, so that the browser's own radio button takes the press and the focus. */
export const radio = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      margin: 0,
      padding: 0,
      border: 0,
      outline: 0,
      opacity: 0,
      cursor: 'inherit',
    },
  },
})

export const words = style({ '@layer': { [layer]: { minInlineSize: 0, color: 'inherit' } } })

globalStyle(`${segment} > svg`, { '@layer': { [layer]: { fontSize: vars.text.md } } })
