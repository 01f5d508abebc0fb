import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const field = style({ '@layer': { [layers.kits]: { border: 0, margin: 0, padding: 0, minInlineSize: 0 } } })

export const label = style({
  '@layer': { [layers.kits]: { padding: 0, marginBlockEnd: space.xs, fontWeight: vars.weight.medium } },
})

export const sides = style({
  '@layer': {
    [layers.kits]: {
      display: 'grid',
      gap: space.xs,
      '@container': { [`(min-width: ${container.narrow}px)`]: { gridTemplateColumns: '1fr 1fr' } },
    },
  },
})

export const side = style({
  '@layer': {
    [layers.kits]: {
      display: 'flex',
      gap: space.xs,
      alignItems: 'baseline',
      padding: space.sm,
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.md,
      background: color.surface,
      cursor: 'pointer',
      selectors: {
        '&:nth-child(3)': { gridColumn: '1 / -1' },
        '&:has(:checked)': { borderColor: color.accent, background: color.accentSoft, color: color.onAccentSoft },
        '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      },
    },
  },
})

export const radio = style({ '@layer': { [layers.kits]: { accentColor: color.accent, outline: 'none' } } })

export const sideLabel = style({
  '@layer': { [layers.kits]: { display: 'block', fontSize: vars.text.sm, fontWeight: vars.weight.medium } },
})

export const value = style({ '@layer': { [layers.kits]: { display: 'block', overflowWrap: 'anywhere' } } })

export const editor = style({ '@layer': { [layers.kits]: { marginBlockStart: space.sm } } })
