import { drawn } from '@memberkit/testing/tasks'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFromRow } from '../testing/open-from-row.tsx'
import { press, sendButton } from '../testing/press-now.ts'

const openFirm = (now: object) => {
  const { externalId, ...rest } = { externalId: 'only-alone', ...now }
  return openFromRow('firms', 'updateFirm', { externalId, ...rest }, { externalId: undefined })
}

const changed = page.getByText('This has changed since you opened it')

test('a change by somebody else since the list was read is shown before the row’s values are sent over it', async () => {
  const { sent } = await openFirm({ name: 'Named by somebody else', version: 'v2' })
  await expect.element(changed).toBeVisible()
  await expect.element(page.getByText('Named by somebody else')).toBeVisible()
  press(sendButton()!)
  await drawn()
  expect(sent).toHaveLength(0)
  press(sendButton()!)
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]!.version).toContain('v2')
})

test.each(['v1', 'v2'])('fields that a row lacks are no change, in version %s neither', async (version) => {
  const { sent } = await openFirm({ version })
  press(sendButton()!)
  await expect.poll(() => sent.length).toBe(1)
  expect(changed.query()).toBeNull()
})
