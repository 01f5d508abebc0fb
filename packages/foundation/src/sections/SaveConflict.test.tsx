import * as calls from '@memberkit/contract/partners/branches'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  branchOf,
  branchStage,
  button,
  changeElsewhere,
  field,
  reported,
  save,
  sent,
  stageShown,
  type,
} from '../testing/branch-stage.tsx'
import { press } from '@memberkit/testing/press'
import { hear } from '@memberkit/testing/stage'

const ended = (stage: string) => expect.poll(stageShown).toBe(stage)
const focused = () => document.activeElement

test('an overlapping change stops the save with a conflict that names who and when; the save continues from the choice', async () => {
  const { platform } = await branchStage()
  const heard = hear()
  platform.rival({
    before: calls.updateBranchBusinessHours,
    as: platform.sessionOf('staff-kim'),
    act: () =>
      changeElsewhere(platform, ({ businessHours }) => ({
        businessHours: {
          ...businessHours,
          monday: [{ start: '07:00', end: '12:00' }],
          friday: [],
        },
      })),
  })
  await type({ Name: 'Example', Monday: '09:00-10:00', Tuesday: '11:00-12:00', 'About the office': 'New words.' })
  await save()
  await ended('conflict')
  expect(sent(platform)).toEqual(['updateName 5 200', 'updateBusinessHours 6 412'])
  await expect.poll(reported).toMatch(/Kim Staffexample changed this on/)
  await expect
    .poll(() => heard)
    .toEqual(['1 of 3 saved. Hours: Someone else changed this too. Not saved yet: About us.'])
  expect(focused()).toBe(document.querySelector('[data-mk-save="report"]'))
  await expect.element(field('Monday')).toHaveValue('09:00-10:00')

  // Either side keeps what does not overlap: my Tuesday, their Friday.
  await press(page.getByRole('radio', { name: /Take theirs/ }))
  await press(button('Save this version'))
  await ended('done')
  expect(sent(platform).slice(2)).toEqual(['updateBusinessHours 7 200', 'updateAboutUsText 8 200'])
  expect(branchOf(platform).businessHours).toMatchObject({
    monday: [{ start: '07:00', end: '12:00' }],
    tuesday: [{ start: '11:00', end: '12:00' }],
    friday: [],
  })
})

test('Cancel leaves the conflict for later: the draft stays, and the next save asks before it sends', async () => {
  const { platform } = await branchStage()
  changeElsewhere(platform, () => ({ aboutUsText: 'Their words.' }))
  await type({ 'About the office': 'My words.' })
  await save()
  await ended('conflict')
  await press(button('Cancel'))
  await ended('partial')
  await expect.element(field('About the office')).toHaveValue('My words.')
  await press(button('Save the rest'))
  await ended('conflict')
  await press(page.getByRole('radio', { name: /Keep yours/ }))
  await press(button('Save this version'))
  await ended('done')
  expect(sent(platform)).toEqual(['updateAboutUsText 5 412', 'updateAboutUsText 6 200'])
  expect(branchOf(platform).aboutUsText).toBe('My words.')
})

test('input typed while a conflict is shown stays, and is part of the choice', async () => {
  const { platform } = await branchStage()
  changeElsewhere(platform, () => ({ aboutUsText: 'Their words.' }))
  await type({ 'About the office': 'My words.' })
  await save()
  await ended('conflict')
  await type({ 'About the office': 'My newer words.', Name: 'Example' })
  await press(page.getByRole('radio', { name: /Keep yours/ }))
  await press(button('Save this version'))
  await expect.poll(() => branchOf(platform).aboutUsText).toBe('My newer words.')
  await expect.element(field('Name')).toHaveValue('Example')
  await press(button('Review and save'))
  await press(button('Save changes'))
  await ended('done')
  expect(branchOf(platform).name).toBe('Example')
})

test('what somebody else has typed as well is no conflict any more', async () => {
  const { platform } = await branchStage()
  changeElsewhere(platform, () => ({ aboutUsText: 'Their words.' }))
  await type({ 'About the office': 'My words.' })
  await save()
  await ended('conflict')
  await type({ 'About the office': 'Their words.' })
  await expect.element(page.getByRole('radio', { name: /Keep yours/ })).not.toBeInTheDocument()
  expect(reported()).not.toContain('Not saved')
  expect(sent(platform)).toEqual(['updateAboutUsText 5 412'])
  expect(button('Review and save').query()).toBeNull()
})

test('a draft survives a refetch: other changes come in, overlapping ones conflict at the save', async () => {
  const { platform, queryClient } = await branchStage()
  await type({ 'About the office': 'My words.', Monday: '09:00-10:00' })
  changeElsewhere(platform, ({ businessHours }) => ({
    name: 'Their name',
    businessHours: { ...businessHours, tuesday: [] },
  }))
  await queryClient.invalidateQueries()
  await expect.element(field('Name')).toHaveValue('Their name')
  await expect.element(field('Tuesday')).toHaveValue('')
  await expect.element(field('Monday')).toHaveValue('09:00-10:00')
  await expect.element(field('About the office')).toHaveValue('My words.')

  changeElsewhere(platform, () => ({ aboutUsText: 'Their words.' }))
  await queryClient.invalidateQueries()
  await expect.element(page.getByLabelText('read')).toHaveTextContent('7')
  // A review would compare with words that are gone.
  await press(button('Review and save'))
  await ended('conflict')
  expect(page.getByRole('dialog').query()).toBeNull()
  expect(sent(platform)).toEqual([])
})
