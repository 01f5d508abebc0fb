import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { SegmentedControl } from './index.ts'

test('screen reader output of a segmented control', async () => {
  await render(
    <SegmentedControl
      label="Billing period"
      description="Changes the prices below."
      defaultValue="month"
      options={[
        { value: 'month', label: 'Monthly' },
        { value: 'year', label: 'Yearly' },
      ]}
    />,
  )
  // The virtual reader takes what is checked from the attribute, which keeps to the default value.
  expect(await transcriptOf(['{Tab}', '{ArrowRight}'])).toEqual([
    ['{Tab}', 'radio, Monthly, checked, position 1, set size 2'],
    ['{ArrowRight}', 'radio, Yearly, not checked, position 2, set size 2'],
  ])
  expect(document.querySelector<HTMLInputElement>('[value=year]')?.checked).toBe(true)
})
