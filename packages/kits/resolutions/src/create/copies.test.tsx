import * as calls from '@memberkit/contract/partners/resolutions'
import { button, text } from '@memberkit/testing/on-page'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { heading, open, toReview, toWhere } from './testing/open-create.tsx'

test('a lost response is looked up among the member’s cases, and no second case is opened', async () => {
  skipTime()
  const { platform } = await open({}, { memberId: 'member-ada' })
  await toWhere()
  await toReview()
  platform.faults.add({ operation: calls.createResolution, kind: 'dropped-after-commit', times: 1 })
  await button('Create case').click()
  await inTime(() => heading(/is created/).query()).not.toBeNull()
  expect(platform.calls.of(calls.createResolution)).toHaveLength(1)
})

test('a case that is created isn’t created again while the page looks for copies', async () => {
  const { platform } = await open({}, { memberId: 'member-ada' })
  await toWhere()
  await toReview()
  const { faults } = platform
  let looking: ReturnType<typeof faults.add> | undefined
  platform.rival({
    before: calls.createResolution,
    as: platform.session,
    act: () => void (looking = faults.add({ operation: calls.listResolutions, kind: 'slow' })),
  })
  await button('Create case').click()
  await expect.poll(() => looking?.hits).toBeGreaterThan(0)
  const submit = page.getByRole('button', { name: /^Create case/ })
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  ;(submit.element() as HTMLButtonElement).click()
  looking?.remove()
  await expect.element(heading(/^Case RES-\d+ is created$/)).toHaveFocus()
  expect(text('The request arrived more than once').query()).toBeNull()
  expect(platform.calls.of(calls.createResolution)).toHaveLength(1)
})

test('a created case is shown even if the look for copies fails', async () => {
  const { platform } = await open({}, { memberId: 'member-ada' })
  await toWhere()
  await toReview()
  platform.rival({
    before: calls.createResolution,
    as: platform.session,
    act: () => void platform.faults.add({ operation: calls.listResolutions, kind: 500 }),
  })
  await button('Create case').click()
  await expect.element(heading(/^Case RES-\d+ is created$/)).toHaveFocus()
  expect(platform.calls.of(calls.createResolution)).toHaveLength(1)
})

test('a request that the browser sends again is told, so that one case can be discarded', async () => {
  const { platform } = await open({}, { memberId: 'member-ada' })
  await toWhere()
  await toReview()
  platform.faults.add({ operation: calls.createResolution, kind: 'resent', times: 1 })
  await button('Create case').click()
  await expect.element(text('The request arrived more than once')).toBeVisible()
  await expect.element(text(/These cases are the same: RES-\d+, RES-\d+\./)).toBeVisible()
})
