import { createVar, style } from '@vanilla-extract/css'
import { container } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { when } from '../internal/when.ts'

const layer = layers.components
const threshold = createVar()

/** No container query: that would take the columns out of what their surroundings are sized by. */
export const columns = style({
  '@layer': {
    [layer]: {
      vars: { [threshold]: `${container.narrow}px` },
      selectors: {
        '&[data-stack-below="wide"]': { vars: { [threshold]: `${container.wide}px` } },
      },
    },
  },
})

const wide = (width: number) => ({ flex: `0 1 calc(${width} * ${vars.unit})` })

export const column = style({
  '@layer': {
    [layer]: {
      selectors: {
        // Its class is of a later file than that of Box, which it comes with.
        '&&': {
          // All of the width or nothing, on either side of the threshold: a column of all the width has a line of its own.
          minInlineSize: `clamp(0px, (${threshold} - 100%) * 999, 100%)`,
          maxInlineSize: '100%',
        },
        ...when<'fluid' | 'content' | 'small' | 'medium' | 'large'>('data-width', {
          fluid: { flex: '1 1 0' },
          content: { flex: '0 1 auto' },
          small: wide(240),
          medium: wide(320),
          large: wide(400),
        }),
        '&[data-share="2"]': { flexGrow: 2 },
        '&[data-share="3"]': { flexGrow: 3 },
      },
    },
  },
})
