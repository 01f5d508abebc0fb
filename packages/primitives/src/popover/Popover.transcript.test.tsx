import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { Popover } from './index.ts'

test('screen reader output of a popover', async () => {
  await render(
    <Popover label="Filters" heading="Filter invoices" closeLabel="Close">
      <input aria-label="From" />
    </Popover>,
  )
  expect(await transcriptOf(['{Tab}', '{Enter}', '{Tab}', '{Escape}'])).toEqual([
    ['{Tab}', 'button, Filters, not expanded, has popup dialog'],
    ['{Enter}', 'dialog, Filter invoices', 'textbox, From'],
    ['{Tab}', 'button, Close'],
    ['{Escape}', 'button, Filters, not expanded, has popup dialog'],
  ])
})
