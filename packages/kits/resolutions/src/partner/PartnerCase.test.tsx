import * as calls from '@memberkit/contract/partners/resolutions'
import { keyOf } from '@memberkit/platform/query'
import { enter, press } from '@memberkit/testing/press'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, field, openPartnerCase, text } from '../testing/open-case.tsx'

const isInternal = (text: string) => /internal/i.test(text)

test('a law firm reads notes only, and no request is about internal ones', async () => {
  const { platform } = await openPartnerCase()
  await expect.element(page.getByRole('article', { name: /^Note by Lou/ })).toBeVisible()
  await expect.element(text('Status changed')).toBeVisible()
  expect(isInternal(document.body.textContent ?? '')).toBe(false)
  expect(document.body.textContent).not.toContain('Third time this quarter')
  const asked = platform.calls.entries.map(({ url, operation }) => ({ url, operation }))
  expect(asked.filter(({ url }) => isInternal(url))).toEqual([])
  expect(new Set(asked.map(({ operation }) => operation))).toEqual(
    new Set([calls.getResolution, calls.getResolutionDetails, calls.getResolutionHistory]),
  )
})

test('internal notes that a platform sends by mistake are removed and reported, once', async () => {
  const { queryClient, events } = await openPartnerCase()
  await expect.element(page.getByRole('article', { name: /^Note by Lou/ })).toBeVisible()
  const key = keyOf(calls.getResolution, { resolutionId: 'case-1001' })
  const answer = queryClient.getQueryData<{ data: calls.Resolution }>(key)!
  const leak = { id: 'n', body: 'Leaked words', author: { id: 's', name: 'S' }, at: '2026-03-10T15:00:00.000Z' }
  queryClient.setQueryData(key, { ...answer, data: { ...answer.data, internalUseOnlyNotes: [leak], version: '77' } })
  await expect.poll(() => events.filter(({ type }) => type === 'resolutions.leak.stripped')).toHaveLength(1)
  expect(document.body.textContent).not.toContain('Leaked words')
})

test('the member’s phone number is in groups', async () => {
  await openPartnerCase()
  await expect.element(text('(202) 555-')).toBeVisible()
  expect(document.body.textContent).not.toContain('+1202')
})

test.each([360, 412])(
  'at %i px a thumb reaches the phone and the email of a member, each on its own',
  async (width) => {
    await page.viewport(width, 800)
    onTestFinished(() => page.viewport(1024, 768))
    await openPartnerCase()
    const links = [page.getByRole('link', { name: /555/ }), page.getByRole('link', { name: /@/ })]
    await expect.element(links[1]!).toBeVisible()
    const card = links[1]!.element().closest('dl')!
    card.scrollIntoView({ block: 'center' })
    const { top, bottom } = card.getBoundingClientRect()
    const heights = links.map((link) => {
      const { left } = link.element().getBoundingClientRect()
      let height = 0
      for (let y = Math.ceil(top) - 24; y < bottom + 24; y++)
        if (document.elementFromPoint(left + 4, y) === link.element()) height++
      return height
    })
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(44)
  },
)

test('on a phone the next step comes before the facts, which stand below the conversation', async () => {
  await page.viewport(360, 800)
  onTestFinished(() => page.viewport(1024, 768))
  await openPartnerCase()
  const step = page.getByRole('button', { name: 'We’ve taken action' })
  await expect.element(step).toBeVisible()
  const facts = page.getByText('In this status for', { exact: true }).elements()
  const shown = facts.filter((fact) => fact.checkVisibility())
  expect(shown).toHaveLength(1)
  expect(shown[0]!.getBoundingClientRect().top).toBeGreaterThan(step.element().getBoundingClientRect().bottom)
})

test('the firm says where it stands by one press', async () => {
  const { platform } = await openPartnerCase()
  await press(button('We’ve taken action'))
  await expect.element(text('Your firm has acted.')).toBeVisible()
  expect(platform.store.resolutions.resolutions.get('case-1001')?.actionTaken).toBe('ProviderActionTaken')
})

test('a note goes to the resolution team', async () => {
  const { platform } = await openPartnerCase()
  await enter(field('Note to the resolution team'), 'We called.')
  await press(button('Add note'))
  await press(button('Send now'))
  await expect
    .poll(() => platform.store.resolutions.resolutions.get('case-1001')?.notes.at(-1)?.body)
    .toBe('We called.')
})

test('right after a note, before the case is read again, the firm says where it stands: nobody else changed it', async () => {
  const { platform } = await openPartnerCase()
  await enter(field('Note to the resolution team'), 'We called.')
  await press(button('Add note'))
  platform.faults.add({ operation: calls.getResolution, kind: 'slow' })
  await press(button('Send now'))
  await expect.element(page.getByRole('article', { name: /^Note by/ }).filter({ hasText: 'We called.' })).toBeVisible()
  await press(button('We’ve taken action'))
  await expect.element(text('Your firm has acted.')).toBeVisible()
})

test('a case of another firm says nothing about the member', async () => {
  await openPartnerCase({ scenario: 'resolutions/partner-other-firm' })
  await expect.element(page.getByRole('heading').first()).toBeVisible()
  expect(document.body.textContent).not.toContain('Grace')
})

test('the history fails alone', async () => {
  await openPartnerCase({ scenario: 'resolutions/partner-history-failed' })
  await expect.element(text('We couldn’t load the history.')).toBeVisible()
  await expect.element(page.getByRole('article', { name: /^Note by Lou/ })).toBeVisible()
})
