import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, control, motion, radius, space, text, unit } = vars
const layer = layers.components
const narrow = '(max-width: 560px)'

export const root = style({ '@layer': { [layer]: { display: 'block', margin: 0, padding: 0, minInlineSize: 0 } } })

// Focused elements must not hide under the bar.
globalStyle(`${root}[data-selecting] :focus`, { '@layer': { [layer]: { scrollMarginBlockEnd: `calc(88 * ${unit})` } } })

/** Space after the content, over which the bar floats until the end of the content is reached. */
export const place = style({
  '@layer': {
    [layer]: {
      position: 'sticky',
      insetBlockEnd: `max(0px, env(safe-area-inset-bottom) - ${space.sm})`,
      zIndex: 3,
      display: 'flex',
      justifyContent: 'center',
      margin: 0,
      paddingInline: space.xs,
      // Where it comes to rest, it stays off the edge of the card around it.
      paddingBlock: space.sm,
      pointerEvents: 'none',
      '@media': { print: { display: 'none' } },
    },
  },
})

export const bar = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      boxSizing: 'border-box',
      minInlineSize: 0,
      maxInlineSize: '100%',
      margin: 0,
      paddingBlock: space.xs,
      paddingInline: `${space.xs} ${space.sm}`,
      border: `1px solid ${color.border}`,
      borderRadius: radius.lg,
      background: color.surfaceRaised,
      boxShadow: vars.shadow.overlay,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: text.sm,
      lineHeight: vars.leading.tight,
      pointerEvents: 'auto',
      transition: `opacity ${motion.base} ${motion.easing}, translate ${motion.base} ${motion.easing}`,
      '@starting-style': { opacity: 0, translate: `0 ${space.md}` },
      '@media': { [narrow]: { flexWrap: 'wrap' } },
    },
  },
})

// A line with less room than its first action and the menu of the others need goes below the number, and fills its row.
globalStyle(`${bar} > :last-child`, {
  '@layer': {
    [layer]: { marginInlineStart: 'auto', '@media': { [narrow]: { flexBasis: `min(100%, calc(264 * ${unit}))` } } },
  },
})
const shown = `${bar} > :last-child:not([data-measured]) > :not([data-hidden], [data-kind="more"])`
globalStyle(`${shown}, ${shown} > *`, { '@layer': { [layer]: { '@media': { [narrow]: { flexGrow: 1 } } } } })

export const count = style({
  '@layer': {
    [layer]: {
      flex: 'none',
      maxInlineSize: '40%',
      margin: 0,
      paddingInlineEnd: space.xs,
      fontWeight: vars.weight.medium,
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
      '@media': { [narrow]: { maxInlineSize: `calc(100% - ${control.heightSmall} - ${space.xs})` } },
    },
  },
})
