import * as calls from '@memberkit/contract/partners/branches'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  branchOf,
  branchStage,
  button,
  changeElsewhere,
  exchanged,
  field,
  reported,
  save,
  sent,
  stageShown,
  type,
} from '../testing/branch-stage.tsx'
import { enter, press } from '@memberkit/testing/press'
import { hear } from '@memberkit/testing/stage'

const ended = (stage: string) => expect.poll(stageShown).toBe(stage)
const focused = () => document.activeElement

test('one save sends each changed section by its own call, in table order, on the version the previous call returned', async () => {
  const onDone = vi.fn()
  const { platform, events } = await branchStage({}, { onDone })
  const heard = hear()
  await type({ 'About the office': 'New words.', 'Office phone': '+12025550199', Name: 'Example & Sample, Dayton' })
  expect(stageShown()).toBe('editing')
  await save()
  await ended('done')
  expect(sent(platform)).toEqual(['updateName 5 200', 'updatePhones 6 200', 'updateAboutUsText 7 200'])
  expect(branchOf(platform)).toMatchObject({ name: 'Example & Sample, Dayton', aboutUsText: 'New words.' })
  await expect.poll(reported).toContain('All changes saved')
  await expect.poll(() => heard).toEqual(['All changes saved.'])
  const ends = events.filter(({ type }) => type === 'kit.save.ended' || type === 'kit.action.ended')
  expect(ends.map(({ type, data }) => [type, data])).toEqual([
    ['kit.save.ended', { service: 'branches', outcome: 'done', saved: ['name', 'phones', 'about'], rest: [] }],
  ])
  // One reading after all of it, not one a section.
  await expect.poll(() => exchanged(platform)).toEqual(['updateName', 'updatePhones', 'updateAboutUsText', 'read'])
  expect(onDone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ version: '8' }))
})

test('nothing is sent before the review, which shows before and after, and leads back to editing', async () => {
  const { platform } = await branchStage()
  await type({ 'About the office': 'New words.' })
  await press(button('Review and save'))
  const dialog = page.getByRole('dialog', { name: 'Review your changes' })
  const row = () => dialog.getByRole('row', { name: /About us/ }).element().textContent
  await expect.poll(row).toMatch(/removed: .*every lease.*added: New words\./s)
  await press(button('Keep editing'))
  await ended('editing')
  await expect.element(field('About the office')).toHaveValue('New words.')
  expect(sent(platform)).toEqual([])
})

test('a section of several calls sends only those needed', async () => {
  const { platform } = await branchStage()
  const { emails } = branchOf(platform)
  await type({ 'Email addresses': [...emails.slice(1).map(({ address }) => address), 'new@example.com'].join(' ') })
  await save()
  await ended('done')
  expect(sent(platform)).toEqual(['addEmail 5 200', 'removeEmail 6 200'])
})

test.each([
  [400, 'invalid', 'Please check what you entered'],
  [403, 'denied', 'You don’t have permission to do this'],
  [422, 'invalid', 'Please check what you entered'],
])(
  '%i marks its section; the other sections are saved, and a retry sends only the failed one',
  async (status, outcome, says) => {
    const { platform, events } = await branchStage()
    const heard = hear()
    const error = { code: 'INVALID', field: 'phones.0.number', message: 'This number is not in use' }
    platform.faults.add({ operation: calls.updateBranchPhones, kind: status, times: 1, body: { error } })
    await type({ Name: 'Example', 'Office phone': '+1', 'About the office': 'New words.' })
    await save()
    await ended('partial')
    expect(sent(platform)).toEqual(['updateName 5 200', `updatePhones 6 ${status}`, 'updateAboutUsText 6 200'])
    await expect.poll(reported).toContain('2 of 3 saved')
    await expect.poll(reported).toContain(`Phones: ${says}`)
    await expect.poll(() => heard).toEqual([expect.stringContaining(`2 of 3 saved. Phones: ${says}`)])
    expect(events.at(-1)?.data).toMatchObject({
      outcome: 'partial',
      saved: ['name', 'about'],
      rest: [{ section: 'phones', outcome, status }],
    })
    // The typed text is there, with the objection at its field, which has the focus.
    await expect.element(field('Office phone')).toHaveValue('+1')
    await expect.element(field('Office phone')).toHaveAccessibleDescription('This number is not in use')
    expect(focused()).toBe(field('Office phone').element())

    if (status === 403) return
    await type({ 'Office phone': '+12025550177' })
    await expect.element(field('Office phone')).not.toHaveAccessibleDescription()
    await press(button('Save the rest'))
    await ended('done')
    expect(sent(platform).slice(3)).toEqual(['updatePhones 7 200'])
    expect(branchOf(platform).phones[0]?.number).toBe('+12025550177')
  },
)

test('what the service says about none of the section’s fields is in the report', async () => {
  const { platform } = await branchStage()
  const error = { code: 'INVALID', field: 'holidays', message: 'These hours need a holiday' }
  platform.faults.add({ operation: calls.updateBranchBusinessHours, kind: 400, times: 1, body: { error } })
  await type({ Monday: '09:00-17:00' })
  await save()
  await ended('partial')
  await expect.poll(reported).toContain('Hours: Please check what you enteredThese hours need a holiday')
})

test('a 403 makes its section read-only with the reason, and keeps the input', async () => {
  const { platform } = await branchStage()
  platform.faults.add({ operation: calls.updateBranchWebsiteUrl, kind: 403 })
  await type({ 'Web address': 'https://example.com/new', Name: 'Example' })
  await save()
  await ended('partial')
  await expect.element(field('Web address')).toHaveAttribute('readonly')
  await expect.element(field('Web address')).toHaveValue('https://example.com/new')
  await expect
    .element(page.getByRole('region', { name: 'Website' }))
    .toHaveAccessibleDescription(/You don’t have permission to change this\. What you entered is still here/)
  // Nothing is left that could be saved.
  expect(button('Save the rest').query()).toBeNull()
  expect(button('Review and save').query()).toBeNull()
})

test('a section without permission is read-only from the start', async () => {
  const { platform } = await branchStage({
    session: { authorization: { portal: ['branches.read', 'branches.updateName'] } },
  })
  await expect.element(field('Web address')).toHaveAttribute('readonly')
  await expect
    .element(page.getByRole('region', { name: 'Website' }))
    .toHaveAccessibleDescription(/don’t have permission/)
  await type({ Name: 'Example' })
  await save()
  await ended('done')
  expect(sent(platform)).toEqual(['updateName 5 200'])
})

test.each([
  [401, 'You’re signed out'],
  [404, 'This no longer exists'],
  [429, 'Too many attempts'],
])('%i stops the save, and the report says so', async (status, says) => {
  const { platform } = await branchStage()
  platform.faults.add({ operation: calls.updateBranchName, kind: status, times: 1 })
  await type({ Name: 'Example', 'About the office': 'New words.' })
  await save()
  await ended('partial')
  expect(sent(platform)).toEqual([`updateName 5 ${status}`])
  await expect.poll(reported).toContain('0 of 2 saved')
  await expect.poll(reported).toContain(`Name: ${says}`)
  await expect.poll(reported).toContain('Not saved yet: About us')
})

test('a change by someone else during the save, without overlap, is read, merged by field, and the save continues', async () => {
  const { platform } = await branchStage()
  platform.rival({
    before: calls.updateBranchPhones,
    as: platform.sessionOf('staff-kim'),
    // Another day than mine, and another telephone than mine.
    act: () =>
      changeElsewhere(platform, ({ businessHours, phones }) => ({
        businessHours: { ...businessHours, tuesday: [{ start: '10:00', end: '11:00' }] },
        phones: phones.map((one) => (one.type === 'FAX' ? { ...one, number: '+12025550000' } : one)),
      })),
  })
  await type({ Name: 'Example', 'Office phone': '+12025550199', 'About the office': 'New words.' })
  await save()
  await ended('done')
  expect(sent(platform)).toEqual([
    'updateName 5 200',
    'updatePhones 6 412',
    'updatePhones 7 200',
    'updateAboutUsText 8 200',
  ])
  const { phones, businessHours } = branchOf(platform)
  expect(phones.map(({ number }) => number)).toEqual(expect.arrayContaining(['+12025550199', '+12025550000']))
  expect(businessHours.tuesday).toEqual([{ start: '10:00', end: '11:00' }])
  await expect.element(field('Tuesday')).toHaveValue('10:00-11:00')
  expect(reported()).toMatch(/All changes saved.*Also changed, and kept: Opening hours, Phones/s)
})

test('refused as changed by a service whose entity is the same: sent once, and nobody is said to have changed it', async () => {
  const { platform } = await branchStage()
  const refused = platform.faults.add({ operation: calls.updateBranchAboutUsText, kind: 412, times: 9 })
  await type({ 'About the office': 'My words.', Name: 'Example' })
  await save()
  await ended('partial')
  expect(sent(platform)).toEqual(['updateName 5 200', 'updateAboutUsText 6 412'])
  await expect.poll(reported).toMatch(/1 of 2 saved.*The service doesn’t allow this change\./s)
  expect(reported()).not.toContain('Someone else')
  await expect.element(field('About the office')).toHaveValue('My words.')
  refused.remove()
  await press(button('Save the rest'))
  await ended('done')
  expect(sent(platform)[2]).toBe('updateAboutUsText 6 200')
})

test('without versions, the entity is refetched and compared before anything is sent', async () => {
  const { platform } = await branchStage({}, { isUnversioned: true })
  platform.faults.add({ operation: '*', kind: 500, nth: 1_000 })
  changeElsewhere(platform, () => ({ aboutUsText: 'Their words.', websiteUrl: 'https://example.com/theirs' }))
  await type({ 'About the office': 'My words.' })
  await save()
  await ended('conflict')
  expect(sent(platform)).toEqual([])
  await press(page.getByRole('radio', { name: /Keep yours/ }))
  await press(button('Save this version'))
  await ended('done')
  expect(branchOf(platform)).toMatchObject({ aboutUsText: 'My words.', websiteUrl: 'https://example.com/theirs' })
})

test('input typed during a save is not part of it, stays, and isn’t called saved', async () => {
  const onDone = vi.fn()
  const { platform } = await branchStage({}, { onDone })
  const heard = hear()
  const slow = platform.faults.add({ operation: calls.updateBranchName, kind: 'slow', times: 1 })
  await type({ Name: 'Example', 'About the office': 'New words.' })
  await save()
  await ended('saving')
  await expect.element(page.getByText('Saving Name, 1 of 2')).toBeVisible()
  await enter(field('About the office'), 'Newer words.')
  slow.remove()
  await ended('editing')
  expect(branchOf(platform).aboutUsText).toBe('New words.')
  await expect.element(field('About the office')).toHaveValue('Newer words.')
  expect(focused()).toBe(field('About the office').element())
  await expect.poll(() => heard).toEqual(['1 of 2 saved. Not saved yet: About us.'])
  expect(onDone).not.toHaveBeenCalled()

  await save()
  await ended('done')
  expect(branchOf(platform).aboutUsText).toBe('Newer words.')
  await expect.poll(() => heard.at(-1)).toBe('All changes saved.')
  expect(onDone).toHaveBeenCalledOnce()
})

test('what is typed into a saved section beside a refused one isn’t called saved, and is part of the rest', async () => {
  const { platform } = await branchStage()
  platform.faults.add({ operation: calls.updateBranchPhones, kind: 400, times: 1 })
  await type({ Name: 'Example', 'Office phone': '+1' })
  await save()
  await ended('partial')
  await expect.poll(reported).toContain('1 of 2 saved')
  await type({ Name: 'Example & Sample', 'Office phone': '+12025550177' })
  await expect.poll(reported).toContain('0 of 2 saved')
  expect(reported()).toContain('Not saved yet: Name')
  await press(button('Save the rest'))
  await ended('done')
  const { name, phones } = branchOf(platform)
  expect([name, phones[0]?.number]).toEqual(['Example & Sample', '+12025550177'])
  expect(reported()).toContain('All changes saved')
})

test('discarding asks for confirmation, and restores the saved values', async () => {
  await branchStage()
  await type({ Name: 'Example', 'About the office': 'New words.' })
  await press(button('Discard changes'))
  const dialog = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await expect.element(dialog).toHaveAccessibleDescription(/: Name, About us\./)
  await press(dialog.getByRole('button', { name: 'Discard changes' }))
  await expect.element(field('About the office')).toHaveValue(expect.stringContaining('every lease'))
  expect(button('Review and save').query()).toBeNull()
})
