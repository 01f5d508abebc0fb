import { cleanUp } from '@memberkit/testing/clean-up'
import { drawn } from '@memberkit/testing/tasks'
import { expect, onTestFinished, test } from 'vitest'
import { openCase } from '../testing/open-case.tsx'
import { caseOf } from '../testing/operation-cases.ts'
import { press, sendButton } from '../testing/press-now.ts'

test('a form that is sent by two presses creates one entity, however long its list takes', async () => {
  onTestFinished(cleanUp)
  const lists: (() => void)[] = []
  const held = async () => new Promise<void>((resolve) => lists.push(resolve))
  const { script } = await openCase(caseOf('taxes', 'createTax'), 'none', 'everything', { delay: held })
  await expect.poll(sendButton).toBeDefined()
  const button = sendButton()!
  press(button)
  press(button)
  await expect.poll(() => lists.length).toBeGreaterThan(0)
  await drawn(10)
  // Each press reads the list by itself; the second answer comes when the first press has created something.
  lists.shift()!()
  await expect.poll(() => script.requests).toBe(1)
  await drawn(20)
  for (const answer of lists) answer()
  await drawn(20)
  expect(script.requests).toBe(1)
})

test('an entity that has been created is not created once more while the page is left', async () => {
  onTestFinished(cleanUp)
  // Nothing leads to the new entity yet.
  const { script, events } = await openCase(caseOf('taxes', 'createTax'), 'none')
  await expect.poll(sendButton).toBeDefined()
  const button = sendButton()!
  press(button)
  await expect.poll(() => events.map(({ type }) => type)).toContain('console.entity.created')
  await drawn(20)
  press(button)
  await drawn(20)
  expect(script.requests).toBe(1)
})
