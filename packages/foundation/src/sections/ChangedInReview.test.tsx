import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '@memberkit/testing/press'
import { branchStage, button, changeElsewhere, reported, sent, stageShown, type } from '../testing/branch-stage.tsx'

const ended = (stage: string) => expect.poll(stageShown).toBe(stage)

test('a review names what somebody else changes besides', async () => {
  const { platform, queryClient } = await branchStage()
  await type({ 'About the office': 'My words.' })
  changeElsewhere(platform, () => ({ name: 'Their name' }))
  await queryClient.invalidateQueries()
  await press(button('Review and save'))
  await expect.element(page.getByRole('dialog').getByText('Also changed, and kept: Name')).toBeVisible()
  await press(button('Save changes'))
  await ended('done')
  expect(reported()).toContain('Also changed, and kept: Name')
  await type({ 'About the office': 'My other words.' })
  await press(button('Review and save'))
  await expect.element(button('Save changes')).toBeVisible()
  expect(page.getByText(/Also changed/).query()).toBeNull()
})

test('an overlapping change that is read during the review ends it, and asks what to keep', async () => {
  const { platform, queryClient } = await branchStage()
  await type({ 'About the office': 'My words.', Name: 'Example' })
  await press(button('Review and save'))
  await expect.element(button('Save changes')).toBeVisible()
  changeElsewhere(platform, () => ({ aboutUsText: 'Their words.' }))
  await queryClient.invalidateQueries()
  await ended('conflict')
  await expect.poll(reported).toMatch(/Kim Staffexample changed this on.*Their words\./s)
  expect(page.getByRole('dialog').query()).toBeNull()
  expect(document.activeElement).toBe(document.querySelector('[data-mk-save="report"]'))
  expect(sent(platform)).toEqual([])
  await press(page.getByRole('radio', { name: /Keep yours/ }))
  await press(button('Save this version'))
  await ended('done')
  expect(sent(platform)).toEqual(['updateName 6 200', 'updateAboutUsText 7 200'])
})
