import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, radius, space, text, unit } = vars
const layer = layers.components
const avatarSize = `calc(32 * ${unit})`

export const root = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      boxSizing: 'border-box',
      inlineSize: '100%',
      blockSize: '100%',
      minBlockSize: 0,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.control.text,
      lineHeight: vars.leading.body,
    },
  },
})

export const box = style({
  '@layer': {
    [layer]: {
      // From the end, where one starts and mostly stays. There is one child, so that nothing is read in another order.
      display: 'flex',
      flexDirection: 'column-reverse',
      flex: 1,
      minBlockSize: 0,
      overflowX: 'hidden',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // Done in code, for the browsers that do not.
      overflowAnchor: 'none',
      selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 } },
    },
  },
})

export const content = style({
  '@layer': { [layer]: { flex: 'none', marginBlockEnd: 'auto', padding: space.md, minInlineSize: 0 } },
})

export const older = style({
  '@layer': { [layer]: { display: 'flex', justifyContent: 'center', paddingBlockEnd: space.sm } },
})

export const list = style({ '@layer': { [layer]: { display: 'block', margin: 0, padding: 0, listStyle: 'none' } } })

export const row = style({
  '@layer': {
    [layer]: {
      display: 'block',
      margin: 0,
      paddingBlockStart: `calc(2 * ${unit})`,
      selectors: { '&[data-first]:not(:first-child)': { paddingBlockStart: space.md } },
    },
  },
})

/** A word on a line across the thread. */
const across = {
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: `${space.xs} ${space.md}`,
  fontSize: text.xs,
  fontWeight: vars.weight.medium,
  selectors: {
    '&::before, &::after': {
      content: '',
      boxSizing: 'content-box',
      flex: 1,
      borderBlockStart: '1px solid currentColor',
    },
  },
} as const

export const day = style({
  '@layer': {
    [layer]: {
      ...across,
      color: color.textMuted,
      selectors: {
        '&::before, &::after': {
          content: '',
          boxSizing: 'content-box',
          flex: 1,
          borderBlockStart: `1px solid ${color.border}`,
        },
      },
    },
  },
})
// A day alone in its line begins as a sentence does.
globalStyle(`${day} > time::first-letter`, { '@layer': { [layer]: { textTransform: 'uppercase' } } })
globalStyle(`${day} > time`, { '@layer': { [layer]: { display: 'inline-block' } } })

export const unread = style({ '@layer': { [layer]: { ...across, color: color.accentText } } })

export const system = style({
  '@layer': {
    [layer]: {
      paddingBlock: space.xxs,
      color: color.textMuted,
      fontSize: text.sm,
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
  },
})

export const systemText = style({ '@layer': { [layer]: { marginInlineEnd: space.xxs } } })

export const message = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      gap: space.xxs,
      paddingInlineStart: `calc(${avatarSize} + ${space.xs})`,
      // Wide windows do not make for long lines.
      paddingInlineEnd: 'max(10%, 100% - 65ch)',
      selectors: {
        '&[data-own]': { justifyItems: 'end', paddingInline: 'max(15%, 100% - 65ch) 0' },
      },
    },
  },
})

export const avatar = style({
  '@layer': { [layer]: { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, display: 'flex' } },
})

export const head = style({
  '@layer': {
    [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.xs, minInlineSize: 0 },
  },
})

export const sender = style({
  '@layer': { [layer]: { fontSize: text.sm, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' } },
})

export const time = style({
  '@layer': {
    [layer]: { color: color.textMuted, fontSize: text.xs, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
})

export const bubble = style({
  '@layer': {
    [layer]: {
      boxSizing: 'border-box',
      maxInlineSize: '100%',
      paddingBlock: space.xs,
      paddingInline: space.sm,
      border: `1px solid ${color.border}`,
      borderRadius: radius.lg,
      background: color.surface,
      overflowWrap: 'anywhere',
      selectors: {
        '[data-own] > &': { borderColor: 'transparent', background: color.accentSoft, color: color.onAccentSoft },
        // The corner towards whoever wrote it, where their messages begin.
        '&[data-first]': { borderStartStartRadius: radius.sm },
        '[data-own] > &[data-first]': { borderStartStartRadius: radius.lg, borderStartEndRadius: radius.sm },
        '&[data-removed], [data-own] > &[data-removed]': {
          borderColor: color.border,
          background: 'none',
          color: color.textMuted,
          fontStyle: 'italic',
        },
      },
    },
  },
})
globalStyle(`[data-own] > ${bubble} a`, { '@layer': { [layer]: { color: 'inherit' } } })

export const plainText = style({ '@layer': { [layer]: { whiteSpace: 'pre-wrap', unicodeBidi: 'isolate' } } })

export const edited = style({ '@layer': { [layer]: { fontSize: text.xs } } })

export const attachments = style({
  '@layer': { [layer]: { inlineSize: '100%', maxInlineSize: `calc(420 * ${unit})` } },
})

export const status = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'end',
      columnGap: space.xxs,
      color: color.textMuted,
      fontSize: text.xs,
      selectors: { '&[data-status="failed"]': { color: color.critical, fontWeight: vars.weight.medium } },
    },
  },
})

export const below = style({ '@layer': { [layer]: { position: 'relative', flex: 'none' } } })

/** Over the messages, so that nothing moves when it comes. */
export const jump = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetBlockEnd: '100%',
      insetInline: 0,
      display: 'flex',
      justifyContent: 'center',
      paddingBlockEnd: space.xs,
      pointerEvents: 'none',
    },
  },
})
globalStyle(`${jump} > button`, {
  '@layer': {
    [layer]: { borderRadius: radius.full, boxShadow: vars.shadow.overlay, pointerEvents: 'auto' },
  },
})

export const composer = style({
  '@layer': {
    [layer]: { paddingBlock: space.sm, paddingInline: space.md, borderBlockStart: `1px solid ${color.border}` },
  },
})

export const news = style({ '@layer': { [layer]: { margin: 0 } } })
