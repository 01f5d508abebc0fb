import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { SearchField } from './index.ts'

test('screen reader output of a search field', async () => {
  await render(<SearchField label="Search invoices" clearLabel="Clear the search" defaultValue="march" />)
  expect(await transcriptOf(['{Tab}', '{Escape}'])).toEqual([
    ['{Tab}', 'searchbox, Search invoices, march'],
    ['{Escape}'],
  ])
})
