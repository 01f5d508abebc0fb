import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from '@memberkit/testing/press'
import { hear } from '@memberkit/testing/stage'
import {
  branchStage,
  button,
  changeElsewhere,
  field,
  reported,
  sent,
  stageShown,
  type,
} from '../testing/branch-stage.tsx'

const kept = () => localStorage.getItem('memberkit.draft.test')

test('a review waits until its sections are valid: the error stands at the field, which has the focus', async () => {
  const { platform } = await branchStage()
  const heard = hear()
  await type({ 'About the office': 'New words.', Name: ' ' })
  await expect.element(field('Name')).not.toHaveAccessibleDescription()
  await press(button('Review and save'))
  await expect.element(field('Name')).toHaveAccessibleDescription('Enter a name')
  await expect.element(field('Name')).toHaveFocus()
  await expect.poll(() => heard).toEqual(['Fix 1 field before you save.'])
  await expect.element(page.getByText('Fix the marked fields to save')).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
  await type({ Name: 'Example' })
  await expect.element(field('Name')).not.toHaveAccessibleDescription()
  await press(button('Review and save'))
  await press(button('Save changes'))
  await expect.poll(reported).toContain('All changes saved')
  expect(sent(platform)).toEqual(['updateName 5 200', 'updateAboutUsText 6 200'])
})

test('Ctrl+S and ⌘S review, and save on the second press; without changes nothing happens', async () => {
  const { platform } = await branchStage()
  await userEvent.keyboard('{Meta>}s{/Meta}')
  expect(page.getByRole('dialog').query()).toBeNull()
  await type({ Name: 'Example' })
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByRole('dialog', { name: 'Review your changes' })).toBeVisible()
  expect(sent(platform)).toEqual([])
  await userEvent.keyboard('{Meta>}s{/Meta}')
  await expect.poll(stageShown).toBe('done')
  expect(sent(platform)).toEqual(['updateName 5 200'])
})

test('unsaved changes are kept on the device, asked about on return, and forgotten once saved', async () => {
  const { screen } = await branchStage({}, { backup: 'test' })
  await type({ Name: 'Example', 'Office phone': '+12025550199' })
  await expect.poll(kept).toContain('Example')
  expect(kept()).not.toContain('+12025550199')
  await screen.unmount()

  await branchStage({}, { backup: 'test' })
  await expect.element(page.getByText(/not saved: Name\./)).toBeVisible()
  await expect.element(field('Name')).not.toHaveValue('Example')
  await press(button('Restore changes'))
  await expect.element(field('Name')).toHaveValue('Example')
  await press(button('Review and save'))
  await press(button('Save changes'))
  await expect.poll(stageShown).toBe('done')
  await expect.poll(kept).toBeNull()
})

test('what somebody has changed since isn’t restored over it', async () => {
  const { screen } = await branchStage({}, { backup: 'test' })
  await type({ Name: 'Example', 'About the office': 'New words.' })
  await expect.poll(kept).toContain('New words.')
  await screen.unmount()
  const prepare = (platform: Parameters<typeof changeElsewhere>[0]) =>
    changeElsewhere(platform, () => ({ name: 'Theirs' }))
  await branchStage({ prepare }, { backup: 'test' })
  await press(button('Restore changes'))
  await expect.element(field('About the office')).toHaveValue('New words.')
  await expect.element(field('Name')).toHaveValue('Theirs')
  await expect.element(page.getByText(/changed it since: Name\./)).toBeVisible()
})

test.each([
  '{',
  '[]',
  '{"at":"2020-01-01T00:00:00.000Z","changes":[]}',
  '{"at":"now","changes":[{"field":"name","after":1}]}',
])('a kept draft of another form, %s, is ignored', async (other) => {
  localStorage.setItem('memberkit.draft.test', other)
  await branchStage({}, { backup: 'test' })
  expect(button('Restore changes').query()).toBeNull()
})
