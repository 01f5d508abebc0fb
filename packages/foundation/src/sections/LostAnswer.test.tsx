import * as calls from '@memberkit/contract/partners/branches'
import { expect, onTestFinished, test, vi } from 'vitest'
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
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { hear } from '@memberkit/testing/stage'

const ended = (stage: string) => expect.poll(stageShown).toBe(stage)
const three = { Name: 'Example', 'Office phone': '+12025550199', 'About the office': 'New words.' }
const actions = (platform: Parameters<typeof sent>[0]) => sent(platform).map((one) => one.split(' ')[0])

/** Holds the lock of a save, as another tab does during its own. Resolves once it is held, to its release. */
async function holdLock(): Promise<() => Promise<void>> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  let held: Promise<unknown>
  await new Promise<void>((isHeld) => {
    held = navigator.locks.request('memberkit save branches branch-1', () => (isHeld(), isReleased))
  })
  return async () => (release(), void (await held))
}

test('a lost answer after a commit: the save looks the change up, finds it, and continues by itself', async () => {
  const { platform } = await branchStage()
  platform.faults.add({ operation: calls.updateBranchPhones, kind: 'dropped-after-commit', times: 1 })
  await type(three)
  await save()
  await ended('done')
  expect(exchanged(platform).slice(0, 4)).toEqual(['updateName', 'updatePhones', 'read', 'updateAboutUsText'])
  expect(sent(platform).at(-1)).toBe('updateAboutUsText 7 200')
  expect(branchOf(platform)).toMatchObject({ aboutUsText: 'New words.' })
})

test('a lost answer without a commit: the save stops, reports, and resends only on request', async () => {
  const { platform } = await branchStage()
  platform.faults.add({ operation: calls.updateBranchPhones, kind: 503, times: 1 })
  await type(three)
  await save()
  await ended('partial')
  expect(actions(platform)).toEqual(['updateName', 'updatePhones'])
  await expect.poll(reported).toContain('1 of 3 saved')
  await expect.poll(reported).toContain('Phones: It hasn’t gone through so far')
  await expect.poll(reported).toContain('Not saved yet: About us')
  const before = platform.calls.entries.length
  await press(button('Save the rest'))
  await ended('done')
  // It looks once more before it sends.
  expect(platform.calls.entries[before]?.method).toBe('GET')
  expect(sent(platform).slice(2)).toEqual(['updatePhones 6 200', 'updateAboutUsText 7 200'])
  await expect.poll(reported).toContain('All changes saved')
})

test.each([true, false])(
  'a failing look-up leaves the outcome unknown until the user checks again (committed: %s)',
  async (isCommitted) => {
    const { platform } = await branchStage()
    const heard = hear()
    platform.faults.add({
      operation: calls.updateBranchPhones,
      kind: isCommitted ? 'dropped-after-commit' : 503,
      times: 1,
    })
    const blind = platform.faults.add({ operation: calls.getBranch, kind: 503 })
    await type(three)
    await save()
    await ended('unknown')
    expect(actions(platform)).toEqual(['updateName', 'updatePhones'])
    await expect.poll(reported).toContain('Phones: We don’t know yet whether it went through')
    await expect
      .poll(() => heard.at(-1))
      .toBe('Confirmed as saved: 1 of 3. Phones: We don’t know yet whether it went through. Not saved yet: About us.')
    expect(button('Save the rest').query()).toBeNull()
    blind.remove()
    await press(button('Check again'))
    await ended(isCommitted ? 'done' : 'partial')
    expect(actions(platform)).toEqual(['updateName', 'updatePhones', ...(isCommitted ? ['updateAboutUsText'] : [])])
  },
)

test('a duplicate sent by the browser: its 412 is our own change, and the save continues', async () => {
  const { platform } = await branchStage()
  platform.faults.add({ operation: calls.updateBranchPhones, kind: 'resent', times: 1 })
  await type(three)
  await save()
  await ended('done')
  expect(branchOf(platform).version).toBe('8')
  await expect.poll(reported).toContain('All changes saved')
  const entries = platform.journal('branches').entries.filter(({ action }) => action === 'UPDATE_PHONES')
  expect(entries).toHaveLength(1)
})

test('a late commit is found, reported, and not resent', async () => {
  const { platform } = await branchStage()
  skipTime()
  platform.faults.add({ operation: calls.updateBranchPhones, kind: 'committed-late', after: 3_000, times: 1 })
  await type(three)
  await save()
  await ended('partial')
  await expect.poll(reported).toContain('Phones: It hasn’t gone through so far')
  await inTime(reported).toContain('2 of 3 saved')
  expect(reported()).not.toContain('Phones:')
  await press(button('Save the rest'))
  await ended('done')
  expect(actions(platform)).toEqual(['updateName', 'updatePhones', 'updateAboutUsText'])
  expect(branchOf(platform).phones[0]?.number).toBe('+12025550199')
})

test('a late commit is one’s own also where the service stores another value than it was sent', async () => {
  const { platform } = await branchStage()
  skipTime()
  platform.faults.add({ operation: calls.updateBranchName, kind: 'committed-late', after: 3_000, times: 1 })
  await type({ Name: ' Example ' })
  await save()
  await ended('partial')
  await inTime(reported).toContain('All changes saved')
  await expect.element(field('Name')).toHaveValue('Example')
  expect(page.getByText('Not saved').query()).toBeNull()
})

test('a retry after such a commit takes it for one’s own, and sends nothing', async () => {
  const { platform } = await branchStage()
  skipTime()
  platform.faults.add({ operation: calls.updateBranchName, kind: 'committed-late', after: 3_000, times: 1 })
  await type({ Name: ' Example ' })
  await save()
  await ended('partial')
  await vi.advanceTimersByTimeAsync(3_500)
  await expect.poll(() => branchOf(platform).name).toBe('Example')
  await press(button('Save the rest'))
  await ended('done')
  expect(actions(platform)).toEqual(['updateName'])
  await expect.element(field('Name')).toHaveValue('Example')
})

test('a late commit is found after the form has unmounted', async () => {
  const { platform, screen, events } = await branchStage()
  skipTime()
  platform.faults.add({ operation: calls.updateBranchPhones, kind: 'committed-late', after: 3_000, times: 1 })
  await type({ 'Office phone': '+12025550199' })
  await save()
  await ended('partial')
  await screen.rerender(<p>elsewhere</p>)
  await inTime(() => events.filter(({ type }) => type === 'kit.save.ended').length).toBe(2)
  expect(events.at(-1)?.data).toMatchObject({ outcome: 'done', saved: ['phones'] })
})

test('a retry before a late commit: the service carries out only one of the two changes', async () => {
  const { platform } = await branchStage()
  skipTime()
  platform.faults.add({ operation: calls.updateBranchPhones, kind: 'committed-late', after: 20_000, times: 1 })
  await type(three)
  await save()
  await ended('partial')
  await press(button('Save the rest'))
  await ended('done')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(branchOf(platform).version).toBe('8')
})

test('a retry after a lost answer and someone else’s change of the same field reports a conflict first', async () => {
  const { platform } = await branchStage()
  platform.faults.add({ operation: calls.updateBranchAboutUsText, kind: 503, times: 1 })
  await type({ 'About the office': 'My words.' })
  await save()
  await ended('partial')
  changeElsewhere(platform, () => ({ aboutUsText: 'Their words.' }))
  await press(button('Save the rest'))
  await ended('conflict')
  expect(actions(platform)).toEqual(['updateAboutUsText'])
})

test('a lost answer within a section of several calls: calls already made are not repeated', async () => {
  const { platform } = await branchStage()
  platform.faults.add({ operation: calls.removeBranchEmail, kind: 503, times: 1 })
  const [, ...others] = branchOf(platform).emails.map(({ address }) => address)
  await type({ 'Email addresses': [...others, 'new@example.com'].join(' ') })
  await save()
  await ended('partial')
  await expect.poll(reported).toContain('0 of 1 saved')
  await press(button('Save the rest'))
  await ended('done')
  expect(actions(platform)).toEqual(['addEmail', 'removeEmail', 'removeEmail'])
})

test('a late commit of one of several calls: the section isn’t called saved, and the rest of it is sent', async () => {
  const { platform } = await branchStage()
  skipTime()
  platform.faults.add({ operation: calls.addBranchEmail, kind: 'committed-late', after: 3_000, times: 1 })
  const [, ...others] = branchOf(platform).emails.map(({ address }) => address)
  await type({ 'Email addresses': [...others, 'new@example.com'].join(' ') })
  await save()
  await ended('partial')
  const heard = hear()
  await inTime(reported).toContain('Not saved yet')
  expect(heard.join()).not.toContain('All changes saved')
  await press(button('Save the rest'))
  await ended('done')
  expect(actions(platform)).toEqual(['addEmail', 'removeEmail'])
})

test('offline, a save sends nothing and says so', async () => {
  const { platform } = await branchStage()
  await type(three)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  await save()
  await ended('partial')
  expect(sent(platform)).toEqual([])
  await expect.poll(reported).toContain('0 of 3 saved')
  await expect.poll(reported).toContain('Name: You’re offline')
})

test('a save of the same entity in another tab blocks every section here', async () => {
  const { platform } = await branchStage()
  const releaseLock = await holdLock()
  await type(three)
  await save()
  await ended('partial')
  expect(sent(platform)).toEqual([])
  await expect.poll(reported).toContain('Name: Already under way')
  await releaseLock()
  await press(button('Save the rest'))
  await ended('done')
})

test('a retry that another tab blocks does not call what may have taken effect late unsaved', async () => {
  const { platform } = await branchStage()
  platform.faults.add({ operation: calls.updateBranchPhones, kind: 503, times: 1 })
  await type({ 'Office phone': '+12025550199' })
  await save()
  await ended('partial')
  const releaseLock = await holdLock()
  await type({ Name: 'Example' })
  await save()
  await expect.poll(reported).toContain('Name: Already under way')
  await expect.poll(reported).toContain('Phones: It hasn’t gone through so far')
  expect(reported()).not.toContain('Not saved yet')
  await releaseLock()
  await press(button('Save the rest'))
  await ended('done')
  expect(actions(platform)).toEqual(['updatePhones', 'updateName', 'updatePhones'])
})

test.each(['absent', 'applied'])(
  'a retry stops at another section: what had been lost is shown as it was found to be (%s)',
  async (found) => {
    const { platform } = await branchStage()
    const kind = found === 'applied' ? 'committed-late' : 503
    skipTime()
    platform.faults.add({ operation: calls.updateBranchPhones, kind, after: 3_000, times: 1 })
    platform.faults.add({ operation: calls.updateBranchName, kind: 401 })
    await type({ 'Office phone': '+12025550199' })
    await save()
    await ended('partial')
    await vi.advanceTimersByTimeAsync(3_500)
    await type({ Name: 'Example' })
    await save()
    await expect.poll(reported).toContain('Name: You’re signed out')
    if (found === 'applied') expect(reported()).not.toContain('Phones')
    else expect(reported()).toContain('Phones: It hasn’t gone through so far')
    expect(actions(platform)).toEqual(['updatePhones', 'updateName'])
  },
)

test('a retry that meets an overlap in another section asks what to keep', async () => {
  const { platform } = await branchStage()
  platform.faults.add({ operation: calls.updateBranchPhones, kind: 503, times: 1 })
  await type({ 'Office phone': '+12025550199', 'About the office': 'My words.' })
  await save()
  await ended('partial')
  changeElsewhere(platform, () => ({ aboutUsText: 'Their words.' }))
  await press(button('Save the rest'))
  await press(page.getByRole('radio', { name: /Keep yours/ }))
  await press(button('Save this version'))
  await ended('done')
  expect(branchOf(platform)).toMatchObject({ aboutUsText: 'My words.' })
  expect(actions(platform)).toEqual(['updatePhones', 'updatePhones', 'updateAboutUsText'])
})

test('two forms on one page: their saves exclude each other, and the second one merges', async () => {
  const { platform } = await branchStage({}, {}, 2)
  const slow = platform.faults.add({ operation: calls.updateBranchName, kind: 'slow', times: 1 })
  const second = () => page.getByRole('textbox', { name: 'About the office' }).last()
  await type({ Name: 'Example' })
  await enter(second(), 'New words.')
  await press(button('Review and save').first())
  await press(button('Save changes'))
  await ended('saving')
  await press(button('Review and save'))
  await press(button('Save changes'))
  await expect.element(page.getByText(/About us: Already under way/)).toBeVisible()
  await expect.poll(() => actions(platform)).toEqual(['updateName'])
  slow.remove()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  await press(button('Save the rest'))
  await expect.poll(() => branchOf(platform).aboutUsText).toBe('New words.')
  expect(branchOf(platform).name).toBe('Example')
  await expect.element(field('Name').last()).toHaveValue('Example')
})

test('a double click saves once', async () => {
  const { platform } = await branchStage()
  await type({ Name: 'Example' })
  await press(button('Review and save'))
  await expect.element(button('Save changes')).toBeVisible()
  const confirm = button('Save changes').element() as HTMLButtonElement
  confirm.click()
  confirm.click()
  await ended('done')
  expect(sent(platform)).toEqual(['updateName 5 200'])
})
