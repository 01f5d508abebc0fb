import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, space, weight } = vars
const layer = layers.components

const inColumns = '[data-layout="columns"] > &'
const inLedger = '[data-layout="ledger"] > &'
const inLedgerItem = '[data-layout="ledger"] > * > &'
const inTotal = '[data-layout="ledger"] > [data-total] > &'

export const list = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: space.sm,
      margin: 0,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.control.text,
      lineHeight: vars.leading.body,
      selectors: {
        '&[data-layout="columns"]': {
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(144 * ${vars.unit})), 1fr))`,
          columnGap: space.lg,
          rowGap: space.md,
        },
        '&[data-layout="ledger"]': { gap: space.xs },
      },
    },
  },
})

export const item = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space.md,
      minInlineSize: 0,
      selectors: {
        [inColumns]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch', gap: '2px' },
        [inLedger]: { flexWrap: 'nowrap', justifyContent: 'space-between' },
        '[data-layout="ledger"] > &[data-total]:not(:first-child)': {
          marginBlockStart: space.xxs,
          paddingBlockStart: space.sm,
          borderBlockStart: `1px solid ${color.border}`,
        },
      },
    },
  },
})

// The pair breaks into two lines where 9 and 11 rem do not fit side by side: no query needed.
export const label = style({
  '@layer': {
    [layer]: {
      flex: `1 1 calc(144 * ${vars.unit})`,
      // Beside its value; above it, where the room is too narrow for both, it has all of it.
      maxInlineSize: `max(calc(192 * ${vars.unit}), calc((320 * ${vars.unit} + ${space.md} - 100%) * 999))`,
      // However long its words, or it alone would be above its value.
      minInlineSize: 0,
      overflowWrap: 'anywhere',
      color: color.textMuted,
      selectors: {
        '[data-layout="columns"] > * > &': { flex: 'none', maxInlineSize: 'none', fontSize: vars.text.sm },
        [inLedgerItem]: { flex: '0 1 auto', maxInlineSize: 'none' },
        [inTotal]: { color: color.text, fontWeight: weight.bold },
      },
    },
  },
})

export const value = style({
  '@layer': {
    [layer]: {
      flex: `999 1 calc(176 * ${vars.unit})`,
      minInlineSize: 0,
      margin: 0,
      overflowWrap: 'anywhere',
      selectors: {
        '[data-layout="columns"] > * > &': { flex: 'none' },
        // A value that may not be broken, such as a moment, takes the width it needs.
        [inLedgerItem]: {
          flex: 'none',
          minInlineSize: 'min-content',
          maxInlineSize: '60%',
          textAlign: 'end',
          // Only where digits stand below digits: it also widens hyphens, as in "M-0002".
          fontVariantNumeric: 'tabular-nums',
        },
        [inTotal]: { fontWeight: weight.bold },
      },
    },
  },
})
