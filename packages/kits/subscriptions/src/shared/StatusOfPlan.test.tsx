import { cleanUp } from '@memberkit/testing/clean-up'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openKit } from '../testing/open-kit.tsx'

const badges = (word: string) =>
  page
    .getByText(word, { exact: true })
    .elements()
    .filter((one) => one.hasAttribute('data-tone'))
    .map((one) => one.innerHTML)

test.each([
  ['subscriptions/pending-cancel', 'sub-1', 'Ends soon'],
  ['subscriptions/suspended', 'sub-1', 'Suspended'],
  ['subscriptions/catching-up', 'sub-1', 'Catching up on payments'],
  ['subscriptions/every-state', 'sub-7', 'Ends later'],
] as const)('%s has one name and one icon on its card, its page and to staff', async (scenario, id, word) => {
  const seen: string[][] = []
  for (const realm of ['User', 'Internal'] as const) {
    for (const address of ['/', `/?subscription=${id}`]) {
      await openKit({ scenario, realm, address })
      await expect.poll(() => badges(word)).not.toEqual([])
      seen.push(badges(word))
      await cleanUp()
    }
  }
  expect(new Set(seen.flat()).size).toBe(1)
})
