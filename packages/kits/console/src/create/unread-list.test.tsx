import { cleanUp } from '@memberkit/testing/clean-up'
import { denial } from '@memberkit/testing/denials'
import { shownText } from '@memberkit/testing/outcomes'
import { skipTime } from '@memberkit/testing/skip-time'
import { drawn } from '@memberkit/testing/tasks'
import { expect, onTestFinished, test } from 'vitest'
import { passAMinute } from '../testing/drawing.ts'
import { openCase } from '../testing/open-case.tsx'
import { caseOf } from '../testing/operation-cases.ts'
import { press, sendButton } from '../testing/press-now.ts'
import { button } from '../testing/open-kit.tsx'

test('an entity is found in a list that holds no entity in places', async () => {
  onTestFinished(cleanUp)
  skipTime()
  const { script, events } = await openCase(
    caseOf('taxes', 'createTax'),
    { kind: 'dropped-after-commit' },
    'everything',
  )
  script.strays.push(null)
  await expect.poll(sendButton).toBeDefined()
  press(sendButton()!)
  await passAMinute(() => events.some(({ type }) => type === 'console.entity.created'))
  expect(events.map(({ type }) => type)).toContain('console.entity.created')
  expect(script.requests).toBe(1)
})

test('an entity that is in the list by the second press is not taken for one from before the first', async () => {
  onTestFinished(cleanUp)
  skipTime()
  let isDown = true
  const delay = async () => {
    if (isDown) throw new TypeError('Failed to fetch')
  }
  const tax = caseOf('taxes', 'createTax')
  const { script } = await openCase(tax, { kind: 'dropped-after-commit' }, 'everything', { delay })
  await expect.poll(sendButton).toBeDefined()
  press(sendButton()!)
  await expect.poll(() => script.requests).toBe(1)
  await passAMinute(() => button('Check again').query() !== null)
  await expect.element(button('Check again')).not.toHaveAttribute('aria-disabled', 'true')
  isDown = false
  // As Enter in a field does.
  document.querySelector('form')!.requestSubmit()
  await drawn(20)
  await passAMinute()
  expect(shownText()).not.toMatch(denial)
  await expect.element(button('Check again')).toBeVisible()
  expect(button('Try again').query()).toBeNull()
  expect(sendButton()).toBeUndefined()
  expect(script.requests).toBe(1)
})
