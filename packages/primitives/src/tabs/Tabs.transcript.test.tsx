import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { Tabs } from './index.ts'

test('screen reader output of tabs', async () => {
  await render(
    <Tabs
      label="Case"
      tabs={[
        { id: 'facts', label: 'Facts', panel: 'A lease' },
        { id: 'people', label: 'People', count: 3, panel: 'Ada Example' },
        { id: 'billing', label: 'Billing', panel: null, unavailableReason: 'Nothing is due.' },
      ]}
    />,
  )
  expect(await transcriptOf(['{Tab}', '{ArrowRight}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{End}'])).toEqual([
    ['{Tab}', 'tab, Facts, selected, 1 control, position 1, set size 3'],
    ['{ArrowRight}', 'tab, People 3, selected, 1 control, position 2, set size 3'],
    ['{Tab}', 'tabpanel, People 3'],
    ['{Shift>}{Tab}{/Shift}', 'tab, People 3, selected, 1 control, position 2, set size 3'],
    ['{End}', 'tab, Billing, Nothing is due., not selected, disabled, position 3, set size 3'],
  ])
})
