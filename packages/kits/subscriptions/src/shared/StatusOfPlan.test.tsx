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
  ['subscriptions/pending-cancel', 'Ends soon'],
  ['subscriptions/suspended', 'Suspended'],
  ['subscriptions/catching-up', 'Catching up on payments'],
] as const)('%s has one name and one icon on its card, its page and to staff', async (scenario, word) => {
  const seen: string[][] = []
  for (const realm of ['User', 'Internal'] as const) {
    for (const address of ['/', '/?subscription=sub-1']) {
      await openKit({ scenario, realm, address })
      await expect.poll(() => badges(word)).not.toEqual([])
      seen.push(badges(word))
      await cleanUp()
    }
  }
  expect(new Set(seen.flat()).size).toBe(1)
})
