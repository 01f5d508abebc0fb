import { createVar, style } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { when } from '../internal/when.ts'

const most = createVar()
const least = createVar()

/** As many columns as fit, at most `most`: one column more would need less than its share of the width. */
const column = `minmax(min(100%, max(${least}, calc(100% / (${most} + 1) + 0.1%))), 1fr)`

export const grid = style({
  '@layer': {
    [layers.components]: {
      vars: { [least]: `calc(224 * ${vars.unit})`, [most]: '2' },
      gridTemplateColumns: `repeat(auto-fill, ${column})`,
      selectors: {
        ...when<2 | 3 | 4 | 6>('data-columns', {
          2: { vars: { [most]: '2' } },
          3: { vars: { [most]: '3' } },
          4: { vars: { [most]: '4' } },
          6: { vars: { [most]: '6' } },
        }),
        ...when<'xs' | 'sm' | 'md' | 'lg'>('data-column', {
          xs: { vars: { [least]: `calc(80 * ${vars.unit})` } },
          sm: { vars: { [least]: `calc(144 * ${vars.unit})` } },
          md: { vars: { [least]: `calc(224 * ${vars.unit})` } },
          lg: { vars: { [least]: `calc(320 * ${vars.unit})` } },
        }),
      },
    },
  },
})
