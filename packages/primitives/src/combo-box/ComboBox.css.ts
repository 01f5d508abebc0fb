import { style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { control } from '../field/Field.css.ts'
import { tag as tagLook } from '../internal/tag.css.ts'
import { affixedInput } from '../text-field/affixed.css.ts'

const { control: size, space, unit } = vars
const layer = layers.components

export const anchor = '--mk-combo-box'
const gap = `calc(4 * ${unit})`
const button = size.heightSmall
/** As tall as a target must be, or what leaves a gap around it in a field of one line. */
const tagHeight = `max(calc(24 * ${unit}), ${size.height} - calc(12 * ${unit}))`
const smallTagHeight = `calc(24 * ${unit})`
const around = (tag: string, height: string) => `calc((${height} - 2px - ${tag}) / 2)`

/** Keeps the anchor's name to itself, so that all can use the same. */
export const root = style({ '@layer': { [layer]: { display: 'block', minInlineSize: 0, anchorScope: anchor } } })

export const box = style([
  control,
  {
    '@layer': {
      [layer]: {
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap,
        paddingBlock: around(tagHeight, size.height),
        paddingInlineEnd: `calc(${button} + ${space.xxs})`,
        cursor: 'text',
        anchorName: anchor,
        selectors: {
          '&[data-buttons="2"]': { paddingInlineEnd: `calc(2 * ${button} + ${space.xxs})` },
          '&:has(> ul)': { paddingInlineStart: around(tagHeight, size.height) },
          '&[data-size="small"]': { paddingBlock: around(smallTagHeight, size.heightSmall) },
          '&[data-size="small"]:has(> ul)': { paddingInlineStart: around(smallTagHeight, size.heightSmall) },
        },
      },
    },
  },
])

export const input = style([
  affixedInput,
  {
    '@layer': {
      [layer]: {
        flex: `1 1 calc(48 * ${unit})`,
        alignSelf: 'center',
        minBlockSize: smallTagHeight,
        textOverflow: 'ellipsis',
        selectors: {
          'ul + &': { paddingInlineStart: space.xxs },
          // No row of its own for text that nobody types.
          'ul + &:is(:read-only, :not(:focus))': { flexBasis: 1 },
        },
      },
    },
  },
])

/** In the corner, in line with the first row of tags. */
export const buttons = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetBlockStart: `calc((${size.height} - ${button}) / 2 - 1px)`,
      insetInlineEnd: `calc((${size.height} - ${button}) / 2 - 1px)`,
      display: 'flex',
      selectors: { '[data-size="small"] > &': { insetBlockStart: -1, insetInlineEnd: -1 } },
    },
  },
})

/** Takes no part in the layout, so that tags and text wrap together. */
export const tags = style({
  '@layer': { [layer]: { display: 'contents', margin: 0, padding: 0, listStyle: 'none' } },
})

export const tag = style([
  tagLook,
  {
    '@layer': {
      [layer]: {
        minBlockSize: tagHeight,
        selectors: { '[data-size="small"] > ul > &': { minBlockSize: smallTagHeight } },
      },
    },
  },
])
