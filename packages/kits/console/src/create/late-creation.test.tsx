import { cleanUp } from '@memberkit/testing/clean-up'
import { shownText } from '@memberkit/testing/outcomes'
import { skipTime } from '@memberkit/testing/skip-time'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { passAMinute } from '../testing/drawing.ts'
import { openCase } from '../testing/open-case.tsx'
import { caseOf } from '../testing/operation-cases.ts'
import { press, sendButton } from '../testing/press-now.ts'

test('an entity that shows late leads nobody away from what they have typed since', async () => {
  onTestFinished(cleanUp)
  skipTime()
  const gone: object[] = []
  const late = { kind: 'committed-late', after: 40_000 } as const
  const { script, events } = await openCase(caseOf('taxes', 'createTax'), late, 'everything', {
    onGo: (place) => gone.push(place),
  })
  await expect.poll(sendButton).toBeDefined()
  press(sendButton()!)
  await expect.poll(() => script.requests).toBe(1)
  await passAMinute(() => shownText().includes('It hasn’t gone through so far'))
  const jurisdiction = page.getByLabelText('Jurisdiction', { exact: true })
  await jurisdiction.fill('Another County')
  await passAMinute(() => script.effects > 0)
  await passAMinute(() => events.some(({ type }) => type === 'console.entity.created'))
  expect(events.map(({ type }) => type)).toContain('console.entity.created')
  expect(gone).toEqual([])
  await expect.element(jurisdiction).toHaveValue('Another County')
})
