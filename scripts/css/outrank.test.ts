import { expect, test } from 'vitest'
import { importDepth } from './import-depth.mjs'
import { outrank } from './outrank.mjs'

test.each([
  [
    'a layer becomes a rank',
    '@layer memberkit.components{.a,.b>i{top:0}}',
    String.raw`.a:not(#\#),.b>i:not(#\#){top:0}`,
  ],
  ['a later layer ranks higher', '@layer memberkit.kits{.a{top:0}}', String.raw`.a:not(#\##\#){top:0}`],
  [
    'a pseudo-element stays last',
    '@layer memberkit.components{.a::after{top:0}}',
    String.raw`.a:not(#\#)::after{top:0}`,
  ],
  [
    'conditions stay around their rules',
    '@layer memberkit.utilities{@media print{.a{top:0}}}',
    String.raw`@media print{.a:not(#\##\##\#){top:0}}`,
  ],
  [
    'tokens stay below the host',
    '@layer memberkit.tokens{:root{--mk-unit:1px}}',
    '@layer memberkit.tokens{:root{--mk-unit:1px}}',
  ],
  ['keyframes are left alone', '@layer memberkit.kits{@keyframes a{to{top:0}}}', '@keyframes a{to{top:0}}'],
])('%s', (_, css, wanted) => {
  expect(outrank(css)).toBe(wanted)
})

test('a style that changes an imported one wins over it in any order of the sheets', () => {
  const primitives = 'packages/primitives/src'
  expect(importDepth(`${primitives}/dialog/Dialog.css.ts`)).toBe(0)
  expect(importDepth(`${primitives}/drawer/Drawer.css.ts`)).toBe(1)
  expect(importDepth(`${primitives}/calendar/CalendarPopover.css.ts`)).toBeGreaterThan(2)
  expect(outrank('@layer memberkit.components{.a,.a::after{top:0}}', 2)).toBe(
    String.raw`.a:not(#\#):not(_):not(_),.a:not(#\#):not(_):not(_)::after{top:0}`,
  )
})
