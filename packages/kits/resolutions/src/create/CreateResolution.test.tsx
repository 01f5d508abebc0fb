import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import * as calls from '@memberkit/contract/partners/resolutions'
import type { MockPlatform } from '@memberkit/fixtures'
import { button, text } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { choose, field, heading, next, open, toReview, toWhere } from './testing/open-create.tsx'

test('a member is found and confirmed by name, then a case is opened step by step', async () => {
  const { platform, events, opened } = await open()
  await userEvent.fill(page.getByRole('textbox', { name: 'Identity ID' }), 'member-ada')
  await button('Find person').click()
  await page.getByRole('checkbox', { name: /Ada Example/ }).click()
  await next()
  await toWhere()
  await choose(/State or province/, 'Kentu', 'Kentucky')
  await userEvent.fill(page.getByRole('combobox', { name: 'Branch' }), 'Ohio')
  await expect.element(page.getByRole('group', { name: 'Serve this area' })).toBeVisible()
  await page.getByRole('option', { name: /Ohio/ }).click()
  await expect.element(text('Part of Example & Sample LLP.')).toBeVisible()
  await next()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Source' }), 'Letter')
  await choose(/^Concern/, 'No call', 'No call back')
  await userEvent.fill(field('Description'), 'Nobody called back.')
  await userEvent.fill(field(/Preferred contact/), 'Phone')
  await next()
  await expect.element(page.getByText('Ada Example').last()).toBeVisible()
  await button('Create case').click()
  await expect.element(heading(/^Case RES-\d+ is created$/)).toHaveFocus()
  const [sent, ...others] = platform.calls.of(calls.createResolution)
  expect(others).toEqual([])
  expect(sent!.body).toEqual({
    identityId: 'member-ada',
    source: 'Letter',
    type: 'ProviderFirm',
    category: 'Service',
    concern: 'NoCallback',
    description: 'Nobody called back.',
    contactMethod: 'Phone',
    branchId: 'branch-1',
    locale: 'en-US',
  })
  await button('Go to case').click()
  expect(opened).toHaveLength(1)
  expect(events.filter(({ type }) => type === 'resolutions.case.created')).toHaveLength(1)
})

test('between the concern, the place and the day of an open case stand dots that no line ends with', async () => {
  await open({}, { memberId: 'member-ada' })
  await expect.element(text(/^This member has/).first()).toBeVisible()
  const days = [...document.querySelectorAll('li time')]
  expect(days.length).toBeGreaterThan(0)
  for (const day of days) {
    const dot = day.parentElement!.querySelector(':scope > :first-child')!
    expect(getComputedStyle(dot, '::before').content).toBe('"·"')
  }
})

test('staff say which plan the case is about, and see it in the review', async () => {
  const { platform } = await open({}, { memberId: 'member-ada' })
  await toWhere()
  await page.getByRole('radio', { name: 'A law firm' }).click()
  await choose('Branch', 'Ohio', /Ohio/)
  await next()
  await userEvent.selectOptions(page.getByRole('combobox', { name: /^Plan/ }), 'Legal Plan Individual, OH')
  await userEvent.fill(field('Description'), 'It wasn’t covered.')
  await next()
  await expect.element(heading(/Review the details/)).toHaveFocus()
  await expect.element(page.getByText('Legal Plan Individual, OH').last()).toBeVisible()
  await button('Create case').click()
  await expect.element(heading(/^Case RES-\d+ is created$/)).toHaveFocus()
  expect(platform.calls.of(calls.createResolution)[0]!.body).toMatchObject({ entitlementId: 'ent-1001' })
})

test('plans that can’t be loaded don’t stop a case; a law firm isn’t asked for one', async () => {
  const failing = ({ faults }: MockPlatform) => void faults.add({ operation: listEntitlements, kind: 500 })
  const first = await open({ prepare: failing }, { memberId: 'member-ada' })
  await toWhere()
  await page.getByRole('radio', { name: 'Something else' }).click()
  await next()
  await expect.element(text('The member’s plans couldn’t be loaded.')).toBeVisible()
  await userEvent.fill(field('Description'), 'It can go on.')
  await next()
  await button('Create case').click()
  await expect.element(heading(/^Case RES-\d+ is created$/)).toHaveFocus()
  await first.screen.unmount()
  const { platform } = await open({ scenario: 'resolutions/queue-partner' }, { memberId: 'member-ada' })
  await expect.element(heading(/Does this concern already have a case\?/)).toBeVisible()
  expect(platform.calls.of(listEntitlements)).toEqual([])
})

test('open cases of the member are shown first, and must be told apart', async () => {
  const { platform, opened } = await open({}, { memberId: 'member-ada' })
  await expect.element(text('This member has 5 open cases')).toBeVisible()
  await next()
  await expect.element(text('Confirm that this is a different concern, or view an open case')).toBeVisible()
  await button('View case RES-101002').click()
  expect(opened).toEqual(['case-1002'])
  expect(platform.calls.of(calls.createResolution)).toEqual([])
})

test('the words of an open case are cut only where a press shows the rest', async () => {
  const long = 'Nobody called back. '.repeat(40)
  const prepare = ({ store: { resolutions } }: MockPlatform) => {
    const all = resolutions.resolutions
    all.put({ ...all.get('case-1002')!, description: long })
  }
  const isCut = () => {
    const words = page.getByText(/^Nobody called back/).element()
    return words.scrollHeight > words.clientHeight + 1
  }
  const first = await open({ prepare }, { memberId: 'member-ada' })
  await expect.element(text('This member has 5 open cases')).toBeVisible()
  expect(isCut()).toBe(true)
  await first.screen.unmount()
  await open({ prepare }, { memberId: 'member-ada', onOpen: undefined })
  await expect.element(text('This member has 5 open cases')).toBeVisible()
  expect(isCut()).toBe(false)
})

test('feedback takes the short path: no type, no concern, closed at once', async () => {
  const { platform } = await open({}, { memberId: 'member-ada' })
  await toWhere()
  await page.getByRole('radio', { name: 'Something else' }).click()
  await next()
  await text('Feedback only').click()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Source' }), 'Survey')
  await userEvent.fill(page.getByLabelText(/Survey score/), '9')
  await userEvent.fill(field('Description'), 'Everybody was kind.')
  await next()
  await button('Record feedback').click()
  await expect.element(heading(/^Feedback RES-\d+ is recorded$/)).toBeVisible()
  expect(platform.calls.of(calls.createFeedbackOnlyResolution)[0]!.body).toEqual({
    identityId: 'member-ada',
    source: 'Survey',
    category: 'Survey',
    description: 'Everybody was kind.',
    surveyScore: 9,
    locale: 'en-US',
  })
  expect(platform.calls.of(calls.createResolution)).toEqual([])
})

test('an intake prefills place and words, and goes with the case', async () => {
  const { platform } = await open({}, { memberId: 'member-ada', intakeId: 'intake-1002' })
  await toWhere()
  await expect.element(page.getByRole('combobox', { name: 'Branch' })).toHaveValue('Example & Sample, Ohio')
  await next()
  await expect.element(field('Description')).toHaveValue('A ticket for parking.')
  await next()
  await button('Create case').click()
  await expect.element(heading(/^Case RES-\d+ is created$/)).toBeVisible()
  expect(platform.calls.of(calls.createResolution)[0]!.body).toMatchObject({
    intakeId: 'intake-1002',
    branchId: 'branch-1',
    description: 'A ticket for parking.',
  })
})

test('what was entered is there again after a look at another case', async () => {
  const { leaveAndReturn } = await open({}, { memberId: 'member-grace' })
  await toWhere()
  await toReview('She was promised a call.')
  await leaveAndReturn()
  await toWhere()
  await expect.element(page.getByRole('combobox', { name: 'Branch' })).toHaveValue('Example & Sample, Ohio')
  await next()
  await expect.element(field('Description')).toHaveValue('She was promised a call.')
  for (const storage of [localStorage, sessionStorage]) expect(JSON.stringify(storage)).not.toContain('promised')
})

test('leaving with words typed asks first', async () => {
  await open({}, { memberId: 'member-pat' })
  await toWhere()
  await toReview()
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
})

test('members have no such page, and nothing is requested', async () => {
  const { platform } = await open({ scenario: 'resolutions/member' })
  await expect.element(text('Not available here')).toBeVisible()
  expect(platform.calls.entries).toEqual([])
})

async function find(id: string, name: RegExp) {
  await userEvent.fill(page.getByRole('textbox', { name: 'Identity ID' }), id)
  await button('Find person').click()
  await page.getByRole('checkbox', { name }).click()
  await next()
}

test('another person’s plan isn’t sent, and their words don’t come back', async () => {
  const first = await open()
  await find('member-ada', /Ada Example/)
  await toWhere()
  await page.getByRole('radio', { name: 'Something else' }).click()
  await next()
  await userEvent.selectOptions(page.getByRole('combobox', { name: /^Plan/ }), 'Legal Plan Individual, OH')
  await userEvent.fill(field('Description'), 'It wasn’t covered.')
  for (let step = 0; step < 3; step++) await button('Back').click()
  await find('member-grace', /Grace Sample/)
  await toWhere()
  await next()
  await expect.element(field('Description')).toHaveValue('It wasn’t covered.')
  await next()
  await button('Create case').click()
  await expect.element(heading(/^Case RES-\d+ is created$/)).toHaveFocus()
  const { body } = first.platform.calls.of(calls.createResolution)[0]!
  expect(body).toMatchObject({ identityId: 'member-grace' })
  expect(body).not.toHaveProperty('entitlementId', 'ent-1001')
  await first.screen.unmount()

  const second = await open()
  await find('member-ada', /Ada Example/)
  await toWhere()
  await page.getByRole('radio', { name: 'Something else' }).click()
  await next()
  await userEvent.fill(field('Description'), 'About Ada.')
  await second.leaveAndReturn()
  await find('member-grace', /Grace Sample/)
  await toWhere()
  await page.getByRole('radio', { name: 'Something else' }).click()
  await next()
  await expect.element(field('Description')).toHaveValue('')
})

test('if the open cases can’t be read, going on is a decision', async () => {
  const failing = ({ faults }: MockPlatform) => void faults.add({ operation: calls.listResolutions, kind: 500 })
  await open({ prepare: failing }, { memberId: 'member-ada' })
  const confirm = page.getByRole('checkbox', { name: 'Go on without seeing the member’s open cases' })
  await expect.element(confirm).toBeVisible()
  await next()
  await expect.element(text('Confirm, or load the open cases first')).toBeVisible()
  await confirm.click()
  await next()
  await expect.element(heading(/Where did it happen\?/)).toHaveFocus()
})
