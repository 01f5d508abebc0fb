import { addFunctionSerializer } from '@vanilla-extract/css/functionSerializer'
import { type createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { navigationBreakpoint } from './breakpoints.ts'
import { vars } from './contract.ts'
import { layers } from './layers.css.ts'
import { type LayoutClasses, layoutClasses } from './layout-classes.ts'

const space = { none: '0', ...vars.space }
const gapless = { ...space, auto: 'auto' }

/** Layout properties that may differ on each side of the navigation breakpoint. */
const responsive = defineProperties({
  '@layer': layers.utilities,
  conditions: { narrow: {}, wide: { '@media': `(min-width: ${navigationBreakpoint + 1}px)` } },
  defaultCondition: 'narrow',
  properties: {
    display: ['none', 'block', 'flex', 'grid', 'inline-flex'],
    flexDirection: ['row', 'column'],
    gap: space,
    paddingBlock: space,
    paddingInline: space,
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
})

const fixed = defineProperties({
  '@layer': layers.utilities,
  properties: {
    alignItems: { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
    justifyContent: { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
    flexWrap: ['wrap', 'nowrap'],
    flexGrow: { 0: 0, 1: 1 },
    minInlineSize: { 0: 0 },
    marginInlineStart: gapless,
    background: {
      canvas: vars.color.canvas,
      surface: vars.color.surface,
      raised: vars.color.surfaceRaised,
      sunken: vars.color.surfaceSunken,
    },
    border: { none: 'none', subtle: `1px solid ${vars.color.border}` },
    borderRadius: vars.radius,
  },
})

export type Sprinkles = Parameters<ReturnType<typeof createSprinkles<[typeof responsive, typeof fixed]>>>[0]

const classes = { ...responsive.styles, ...fixed.styles } as LayoutClasses

/** Returns typed class names for layout; `wide` means above the navigation breakpoint. */
export const sprinkles = addFunctionSerializer(layoutClasses<Sprinkles>(classes), {
  importPath: './layout-classes.ts',
  importName: 'layoutClasses',
  args: [classes as never],
})
