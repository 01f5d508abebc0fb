import { globalStyle, style } from '@vanilla-extract/css'
import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { unseen } from '@memberkit/tokens/unseen'

const { color, radius, space, text, weight } = vars
const layer = layers.components
const size = `calc(28 * ${vars.unit})`
const narrow = `(max-width: ${container.narrow - 1}px)`

export const root = style({
  '@layer': {
    [layer]: {
      display: 'block',
      minInlineSize: 0,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: text.sm,
      fontWeight: weight.regular,
      lineHeight: vars.leading.tight,
      textAlign: 'start',
      selectors: { '&[data-orientation="horizontal"]': { containerType: 'inline-size' } },
    },
  },
})
const vertical = `${root}[data-orientation="vertical"]`
const horizontal = `${root}[data-orientation="horizontal"]`

/** Stands in for the labels where there is no room for all of them. */
export const summary = style({
  '@layer': {
    [layer]: {
      display: 'none',
      columnGap: space.xs,
      marginBlockEnd: space.sm,
      '@container': { [narrow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' } },
    },
  },
})
export const position = style({
  '@layer': { [layer]: { color: color.textMuted, fontVariantNumeric: 'tabular-nums' } },
})
/** Says in words that the step named is completed. */
export const finished = style({
  '@layer': { [layer]: { display: 'inline-flex', alignItems: 'baseline', gap: space.xxs, color: color.textMuted } },
})
globalStyle(`${finished} > svg`, { '@layer': { [layer]: { alignSelf: 'center' } } })
export const currentLabel = style({ '@layer': { [layer]: { fontWeight: weight.medium } } })

/** On a line of its own: a red part of the bar says nothing to who cannot tell it from the others. */
export const notice = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'baseline',
      gap: space.xxs,
      inlineSize: '100%',
      marginBlockStart: space.xxs,
      color: color.critical,
    },
  },
})

export const list = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      selectors: { [`${horizontal} > &`]: { display: 'flex' } },
      '@container': {
        [narrow]: {
          selectors: {
            [`${horizontal} > &`]: {
              display: 'grid',
              gridAutoFlow: 'column',
              gridAutoColumns: 'minmax(0, 1fr)',
              columnGap: space.xxs,
            },
          },
        },
      },
    },
  },
})

const isPassed = '&[data-state="done"]::after'
const edge = `calc(${size} + ${space.xs})`

/** The line to the next step hangs on the step before it. */
export const step = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      gap: space.xs,
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      selectors: {
        [`${vertical} &`]: { gridTemplateColumns: `${size} minmax(0, 1fr)`, columnGap: space.sm },
        [`${vertical} &:not(:last-child)`]: { paddingBlockEnd: space.lg },
        '&:not(:last-child)::after': {
          content: '',
          boxSizing: 'content-box',
          position: 'absolute',
          border: `0 solid ${color.border}`,
        },
        // The last one has no line after it: it ends with the row.
        [`${horizontal} &`]: { flex: '1 1 0' },
        [`${horizontal} &:last-child`]: { flex: '0 1 auto' },
        [`${horizontal} &::after`]: {
          insetBlockStart: `calc(${size} / 2 - 1px)`,
          insetInline: `${edge} ${space.xs}`,
          borderBlockStartWidth: 2,
        },
        [`${vertical} &::after`]: {
          insetBlock: `calc(${size} + ${space.xxs}) ${space.xxs}`,
          insetInlineStart: `calc(${size} / 2 - 1px)`,
          borderInlineStartWidth: 2,
        },
        [isPassed]: { borderColor: color.accent },
      },
      '@container': {
        [narrow]: { gap: 0, selectors: { [`${horizontal} &::after`]: { display: 'none' } } },
      },
      '@media': { '(forced-colors: active)': { selectors: { [isPassed]: { borderColor: 'Highlight' } } } },
    },
  },
})

const reached = `${step}:is([data-state="done"], [data-state="current"])`
const of = (state: string) => `${step}[data-state="${state}"] > &`

export const marker = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      placeItems: 'center',
      boxSizing: 'border-box',
      inlineSize: size,
      blockSize: size,
      border: `1px solid ${color.borderStrong}`,
      borderRadius: radius.full,
      color: color.textMuted,
      fontSize: text.sm,
      fontWeight: weight.medium,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1,
      selectors: {
        [of('done')]: { borderColor: color.accent, background: color.accent, color: color.onAccent },
        [of('current')]: {
          borderWidth: 2,
          borderColor: color.accent,
          background: color.accentSoft,
          color: color.onAccentSoft,
        },
        [of('problem')]: {
          borderColor: color.critical,
          background: color.criticalSoft,
          color: color.onCriticalSoft,
          fontSize: text.md,
        },
      },
      '@container': {
        [narrow]: {
          selectors: {
            // A part of a bar.
            [`${horizontal} ${step} > &`]: {
              inlineSize: 'auto',
              blockSize: space.xxs,
              border: 0,
              background: color.neutralSoft,
              color: 'transparent',
              overflow: 'hidden',
              fontSize: 0,
            },
            [`${horizontal} ${reached} > &`]: { background: color.accent },
            [`${horizontal} ${step}[data-state="problem"] > &`]: { background: color.critical },
          },
          '@media': {
            '(forced-colors: active)': {
              selectors: {
                [`${horizontal} ${step} > &`]: { border: '1px solid CanvasText', background: 'Canvas' },
                [`${horizontal} ${reached} > &`]: { border: 0, background: 'Highlight' },
              },
            },
          },
        },
      },
      '@media': {
        '(forced-colors: active)': {
          forcedColorAdjust: 'none',
          borderColor: 'CanvasText',
          background: 'Canvas',
          color: 'CanvasText',
          selectors: {
            [of('done')]: { borderColor: 'CanvasText', background: 'Canvas', color: 'CanvasText' },
            [of('problem')]: { borderColor: 'CanvasText', background: 'Canvas', color: 'CanvasText' },
            [of('current')]: { borderColor: 'Highlight', background: 'Highlight', color: 'HighlightText' },
          },
        },
      },
    },
  },
})

export const words = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: space.xxs,
      minInlineSize: 0,
      overflowWrap: 'break-word',
      selectors: {
        [`${horizontal} &`]: { paddingInlineEnd: space.md },
        [`${vertical} &`]: { paddingBlockStart: `calc((${size} - 1lh) / 2)` },
        [of('upcoming')]: { color: color.textMuted },
      },
    },
  },
})

export const name = style({
  '@layer': {
    [layer]: {
      fontWeight: weight.medium,
      '@container': { [narrow]: { selectors: { [`${horizontal} &`]: unseen } } },
    },
  },
})

export const problem = style({
  '@layer': {
    [layer]: {
      color: color.critical,
      fontSize: text.xs,
      selectors: { [`${notice} &`]: { fontSize: 'inherit' } },
      '@container': { [narrow]: { selectors: { [`${horizontal} ${list} &`]: unseen } } },
    },
  },
})

export const description = style({
  '@layer': {
    [layer]: {
      color: color.textMuted,
      fontSize: text.xs,
      lineHeight: vars.leading.body,
      '@container': { [narrow]: { selectors: { [`${horizontal} &`]: unseen } } },
    },
  },
})

export const back = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      display: 'block',
      inlineSize: 'fit-content',
      maxInlineSize: '100%',
      margin: 0,
      padding: 0,
      border: 0,
      borderRadius: radius.sm,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      selectors: {
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
        // Marker and label are one to press.
        '&::before': {
          content: '',
          boxSizing: 'content-box',
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineStart: 0,
          blockSize: '100%',
          inlineSize: size,
        },
      },
      '@container': {
        [narrow]: {
          selectors: {
            // Enough around its part of the bar to be pressed; the ring is drawn close to that part.
            [`${horizontal} &`]: {
              position: 'absolute',
              insetBlock: -10,
              insetInline: 0,
              inlineSize: 'auto',
              maxInlineSize: 'none',
              outline: 0,
            },
            [`${horizontal} &::before`]: { insetBlockStart: 10, inlineSize: '100%', blockSize: space.xxs },
            [`${horizontal} &:focus-visible::before`]: {
              borderRadius: radius.full,
              outline: `2px solid ${color.focus}`,
              outlineOffset: 2,
            },
          },
        },
      },
    },
  },
})
globalStyle(`${horizontal} ${step}:has(${back}) > ${marker}`, { '@layer': { [layer]: { cursor: 'pointer' } } })
