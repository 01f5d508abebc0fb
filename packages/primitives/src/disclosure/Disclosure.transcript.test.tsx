import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { Disclosure, DisclosureGroup } from './index.ts'

/** ARIA has no role for a summary: that it is one, and whether it is open, browsers say in words of their own. */
test('screen reader output of disclosures', async () => {
  await render(
    <DisclosureGroup headingLevel={3}>
      <Disclosure title="Cover">
        <a href="#wills">Wills</a>
      </Disclosure>
      <Disclosure title="Price" aside="Monthly">
        <a href="#prices">Prices</a>
      </Disclosure>
    </DisclosureGroup>,
  )
  expect(await transcriptOf(['{Tab}', '{Enter}', '{Tab}', '{Tab}'])).toEqual([
    ['{Tab}', 'Cover'],
    ['{Enter}'],
    ['{Tab}', 'link, Wills'],
    ['{Tab}', 'Price Monthly'],
  ])
})
