import { expect, test } from 'vitest'
import { layoutClasses } from './layout-classes.ts'

interface Layout {
  padding?: 'sm' | 'md' | { narrow?: 'sm' | 'md'; wide?: 'sm' | 'md' }
  paddingBlock?: 'sm' | 'md'
  grow?: 0 | 1
}

const both = (name: string) => ({
  values: {
    sm: { defaultClass: `${name}-sm`, conditions: { narrow: `${name}-sm`, wide: `${name}-sm-wide` } },
    md: { defaultClass: `${name}-md`, conditions: { narrow: `${name}-md`, wide: `${name}-md-wide` } },
  },
})
const sprinkles = layoutClasses<Layout>({
  padding: { mappings: ['paddingBlock', 'paddingInline'] },
  paddingBlock: both('block'),
  paddingInline: both('inline'),
  grow: { values: { 0: { defaultClass: 'grow-0' }, 1: { defaultClass: 'grow-1' } } },
})

test.each<[Layout, string]>([
  [{}, ''],
  [{ padding: undefined, grow: 0 }, 'grow-0'],
  [{ padding: 'sm' }, 'block-sm inline-sm'],
  [{ paddingBlock: 'md', padding: 'sm' }, 'block-md inline-sm'],
  [{ padding: { narrow: 'sm', wide: 'md' } }, 'block-sm block-md-wide inline-sm inline-md-wide'],
  [{ padding: { wide: 'md' } }, 'block-md-wide inline-md-wide'],
])('%o', (layout, classes) => {
  expect(sprinkles(layout)).toBe(classes)
})

test('`properties` lists its own properties', () => {
  expect([...sprinkles.properties]).toEqual(['padding', 'paddingBlock', 'paddingInline', 'grow'])
})
