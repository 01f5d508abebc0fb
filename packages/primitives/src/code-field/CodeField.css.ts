import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, space, unit } = vars
const layer = layers.components

/** One row of cells, from left to right in every language. They give way together where there is little room. */
export const code = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'inline-grid',
      gridAutoFlow: 'column',
      gridAutoColumns: `minmax(0, calc(44 * ${unit}))`,
      justifySelf: 'start',
      gap: space.xs,
      maxInlineSize: '100%',
      direction: 'ltr',
    },
  },
})

export const cell = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      placeItems: 'center',
      boxSizing: 'border-box',
      inlineSize: `calc(44 * ${unit})`,
      maxInlineSize: '100%',
      minInlineSize: 0,
      blockSize: `calc(52 * ${unit})`,
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.md,
      background: color.surface,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.text.lg,
      fontWeight: vars.weight.medium,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1,
      selectors: {
        [`${code}:hover:not(:has(:disabled)) > &`]: { borderColor: color.text },
        [`${code}:has([aria-invalid="true"]) > &`]: { borderColor: color.critical },
        [`${code}:has(> input:read-only) > &`]: { background: color.surfaceSunken },
        [`${code}:has(:disabled) > &`]: { borderColor: color.border, color: color.textMuted },
        [`${code}:has(:focus-visible) > &[data-current]`]: { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
        // The caret, where there is no character to stand for it.
        [`${code}:has(:focus-visible) > &[data-current]:empty::after`]: {
          content: '',
          boxSizing: 'content-box',
          inlineSize: `calc(2 * ${unit})`,
          blockSize: '1.2em',
          background: 'currentColor',
        },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: {
            [`${code}:has(:disabled) > &`]: { borderColor: 'GrayText', color: 'GrayText' },
            [`${code}:has(:focus-visible) > &[data-current]:empty::after`]: { background: 'CanvasText' },
          },
        },
      },
    },
  },
})

/** Takes all keys and presses, over the cells that draw what it holds. */
export const input = style({
  '@layer': {
    [layer]: {
      appearance: 'none',
      position: 'absolute',
      inset: 0,
      boxSizing: 'border-box',
      inlineSize: '100%',
      blockSize: '100%',
      margin: 0,
      padding: 0,
      border: 0,
      outline: 0,
      background: 'none',
      // Smaller letters would make a phone zoom the page.
      font: `16px ${vars.font.family}`,
      cursor: 'text',
      opacity: 0,
      selectors: { '&:disabled': { cursor: 'not-allowed' } },
    },
  },
})

/** Seen after the messages, which say why somebody may want it. */
export const resend = style({ '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', order: 1, gap: space.xs } } })
