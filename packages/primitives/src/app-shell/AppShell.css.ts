import { globalStyle, style } from '@vanilla-extract/css'
import { navigationBreakpoint } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, space } = vars
const layer = layers.components
const px = (count: number) => `calc(${count} * ${vars.unit})`
const paneWidth = 256
const wide = `(min-width: ${navigationBreakpoint + 1}px)`
/** The content must have the room of a tablet before it shares it with an aside. */
const wideEnoughForAside = `(min-width: ${navigationBreakpoint + 1 + paneWidth}px)`
const headerSize = `calc(${vars.control.height} + ${space.md})`

export const root = style({
  '@layer': {
    [layer]: {
      isolation: 'isolate',
      display: 'flex',
      flexDirection: 'column',
      boxSizing: 'border-box',
      minBlockSize: '100dvh',
      background: color.canvas,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.control.text,
      lineHeight: vars.leading.body,
    },
  },
})

export const header = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      gap: space.xs,
      boxSizing: 'border-box',
      minBlockSize: headerSize,
      margin: 0,
      paddingBlock: space.xs,
      paddingInline: space.md,
      borderBlockEnd: `1px solid ${color.border}`,
      background: color.nav,
      color: color.text,
      '@media': {
        [`${wide} and (min-height: 480px)`]: {
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: 1,
          blockSize: headerSize,
          paddingInline: space.lg,
        },
        print: { position: 'static' },
      },
    },
  },
})

export const headerContent = style({ '@layer': { [layer]: { flex: 'auto', minInlineSize: 0 } } })

/** Moved out so far that its icon is in line with the content below. */
export const menu = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flex: 'none',
      marginInlineStart: `calc(-1 * ${space.xs})`,
      '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
    },
  },
})

export const menuContent = style({
  '@layer': { [layer]: { display: 'block', marginInline: `calc(-1 * ${space.xs})` } },
})

export const frame = style({
  '@layer': { [layer]: { display: 'flex', flex: 'auto', minInlineSize: 0 } },
})

/** As high as the page, however much higher than the window that is. */
export const pane = style({
  '@layer': {
    [layer]: {
      display: 'none',
      flex: 'none',
      boxSizing: 'border-box',
      inlineSize: px(paneWidth),
      borderInlineEnd: `1px solid ${color.border}`,
      background: color.nav,
      color: color.text,
      '@media': { [wide]: { display: 'block' }, print: { display: 'none' } },
    },
  },
})

/** Stays in the window while the page scrolls. */
export const paneContent = style({
  '@layer': {
    [layer]: {
      display: 'block',
      boxSizing: 'border-box',
      padding: space.md,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      '@media': {
        [`${wide} and (min-height: 480px)`]: {
          position: 'sticky',
          insetBlockStart: headerSize,
          maxBlockSize: `calc(100dvh - ${headerSize})`,
        },
      },
    },
  },
})

export const page = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flex: 'auto',
      flexDirection: 'column',
      gap: space.xl,
      // Layers of the content stay below the header.
      isolation: 'isolate',
      boxSizing: 'border-box',
      minInlineSize: 0,
      maxInlineSize: '100%',
      paddingBlock: space.lg,
      paddingInline: space.md,
      '@media': { [wide]: { padding: space.xl } },
    },
  },
})

const limited = '[data-width="limited"] > &'
const contentSize = px(1152)

export const columns = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      flex: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: space.xl,
      inlineSize: '100%',
      marginInline: 'auto',
      selectors: { [limited]: { maxInlineSize: contentSize } },
      '@media': {
        [wideEnoughForAside]: {
          selectors: { '&:has(> aside)': { gridTemplateColumns: `minmax(0, 1fr) ${px(320)}` } },
        },
      },
    },
  },
})

export const main = style({
  '@layer': {
    [layer]: {
      display: 'block',
      minInlineSize: 0,
      margin: 0,
      outline: 0,
      scrollMarginBlockStart: `calc(${headerSize} + ${space.xl})`,
    },
  },
})
// An element reached by tabbing backwards must not hide under the header.
globalStyle(`${main} :where(:focus)`, {
  '@layer': { [layer]: { scrollMarginBlock: `calc(${headerSize} + ${space.xs})` } },
})

export const aside = style({ '@layer': { [layer]: { display: 'block', minInlineSize: 0, margin: 0 } } })

export const footer = style({
  '@layer': {
    [layer]: {
      display: 'block',
      boxSizing: 'border-box',
      inlineSize: '100%',
      margin: 0,
      marginInline: 'auto',
      paddingBlockStart: space.lg,
      borderBlockStart: `1px solid ${color.border}`,
      color: color.textMuted,
      fontSize: vars.text.sm,
      selectors: { [limited]: { maxInlineSize: contentSize } },
    },
  },
})
