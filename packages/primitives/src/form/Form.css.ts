import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'

const { color, radius, space, unit } = vars
const layer = layers.components

export const form = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: `calc(20 * ${unit})`,
      margin: 0,
      padding: 0,
      color: color.text,
      fontFamily: vars.font.family,
      fontSize: vars.control.text,
      lineHeight: vars.leading.body,
    },
  },
})

// On a phone, what sends a form is as wide as its fields.
globalStyle(`${form} > :last-child > button[type="submit"]:not([data-size="small"])`, {
  '@layer': { [layer]: { '@media': { '(max-width: 480px)': { flexGrow: 1 } } } },
})

export const summary = style({
  '@layer': {
    [layer]: {
      display: 'block',
      margin: 0,
      borderRadius: radius.md,
      // The focused element is not hidden under a header that stays in place.
      scrollMargin: space.xl,
      // On its edge: around it, the header of a dialog would cover the ring.
      selectors: { '&:focus': { outline: `2px solid ${color.focus}`, outlineOffset: -1 } },
    },
  },
})

export const summaryTitle = style({ '@layer': { [layer]: { font: 'inherit', color: 'inherit' } } })

export const problems = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: space.xxs,
      margin: 0,
      marginBlockStart: space.xxs,
      padding: 0,
      listStyle: 'none',
    },
  },
})

export const problem = style({
  '@layer': {
    [layer]: {
      display: 'block',
      // 24 px to touch.
      paddingBlock: `calc(1 * ${unit})`,
      overflowWrap: 'anywhere',
    },
  },
})
