import { globalStyle } from '@vanilla-extract/css'
import { container } from './breakpoints.ts'
import { vars } from './contract.ts'
import './direction.css.ts'
import { layers } from './layers.css.ts'
import { radii } from './radii.ts'
import { regions } from './regions.ts'
import './reset.css.ts'
import './schemes.css.ts'

const px = (count: number) => `calc(${count} * ${vars.unit})`

const base = {
  // Scales with the reader's text size; a small root font size of the host (such as 10 px) doesn't shrink it.
  [vars.unit]: 'max(1px, 0.0625rem)',
  [vars.font.family]: `'Inter Variable', Inter, system-ui, sans-serif`,
  [vars.font.mono]: `ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace`,
  [vars.text.xs]: px(12),
  [vars.text.sm]: px(14),
  [vars.text.md]: px(16),
  [vars.text.lg]: px(20),
  [vars.text.xl]: px(28),
  [vars.leading.tight]: '1.25',
  [vars.leading.body]: '1.5',
  [vars.weight.regular]: '400',
  [vars.weight.medium]: '550',
  [vars.weight.bold]: '650',
  [vars.space.xxs]: px(4),
  [vars.space.xs]: px(8),
  [vars.space.sm]: px(12),
  [vars.space.md]: px(16),
  [vars.space.lg]: px(24),
  [vars.space.xl]: px(32),
  [vars.space.xxl]: px(48),
  [vars.radius.sm]: px(radii.sm),
  [vars.radius.md]: px(radii.md),
  [vars.radius.lg]: px(radii.lg),
  [vars.radius.full]: '999px',
  [vars.motion.fast]: '120ms',
  [vars.motion.base]: '180ms',
  [vars.motion.easing]: 'cubic-bezier(0.2, 0, 0, 1)',
}

/** Members get space, staff consoles get rows. */
const densities = {
  comfortable: {
    [vars.control.height]: px(40),
    [vars.control.heightSmall]: px(32),
    [vars.control.paddingInline]: px(16),
    [vars.control.gap]: px(8),
    [vars.control.text]: px(15),
    [vars.cell.paddingBlock]: px(14),
    [vars.cell.paddingInline]: px(16),
    [vars.card.padding]: px(24),
  },
  compact: {
    [vars.control.height]: px(32),
    [vars.control.heightSmall]: px(26),
    [vars.control.paddingInline]: px(12),
    [vars.control.gap]: px(6),
    [vars.control.text]: px(14),
    [vars.cell.paddingBlock]: px(7),
    [vars.cell.paddingInline]: px(12),
    [vars.card.padding]: px(16),
  },
}

globalStyle(':root, :host', { '@layer': { [layers.tokens]: { vars: base } } })
globalStyle(regions.default('data-mk-density', 'comfortable'), {
  '@layer': { [layers.tokens]: { vars: densities.comfortable } },
})
globalStyle(regions.with('data-mk-density', 'compact'), { '@layer': { [layers.tokens]: { vars: densities.compact } } })
globalStyle(`:root, :host, ${regions.with('data-mk-density')}`, {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        '(prefers-reduced-motion: reduce)': { vars: { [vars.motion.fast]: '0s', [vars.motion.base]: '0s' } },
        [`(max-width: ${container.narrow}px)`]: { vars: { [vars.card.padding]: px(16) } },
        // Touch targets need 44 px in either density.
        '(pointer: coarse)': { vars: { [vars.control.height]: px(44), [vars.control.heightSmall]: px(44) } },
      },
    },
  },
})
