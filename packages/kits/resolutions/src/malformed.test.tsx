import * as calls from '@memberkit/contract/partners/resolutions'
import { isSound } from '@memberkit/testing/kit-events'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openCase, openConcerns, openPartnerCase, text } from './testing/open-case.tsx'

test('a case that breaks the contract says so, and the kit stays', async () => {
  const kit = await openCase({
    prepare: ({ store: { resolutions } }) => {
      const all = resolutions.resolutions
      const { status: _status, ...rest } = all.get('case-1001')!
      all.putUnchecked(rest as calls.Resolution)
    },
  })
  await expect.element(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  expect(isSound(kit)).toBe(true)
})

test.each([openCase, openPartnerCase])('malformed lists and details leave the case', async (open) => {
  const kit = await open({
    prepare: ({ faults }) => {
      for (const operation of [calls.resolutionJournal, calls.getResolutionHistory, calls.getResolutionDetails])
        faults.add({ operation, kind: 'malformed-entities' })
    },
  })
  await expect.element(page.getByRole('heading', { name: 'RES-101001' })).toBeVisible()
  await expect.element(page.getByRole('article', { name: /^Note by Lou/ })).toBeVisible()
  expect(isSound(kit)).toBe(true)
})

test('a concern that cannot be read is a line of its own', async () => {
  const kit = await openConcerns({
    prepare: ({ faults }) => void faults.add({ operation: calls.listResolutions, kind: 'malformed-entities' }),
  })
  await expect.element(text('We couldn’t read this concern')).toBeVisible()
  expect(isSound(kit)).toBe(true)
})

test('unknown values are readable', async () => {
  await openCase({ scenario: 'resolutions/unknown-values' })
  await expect.element(text('Added later')).toBeVisible()
})
