import * as calls from '@memberkit/contract/partners/resolutions'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { enter, press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { caseActions } from '../../testing/case-actions.tsx'
import { button, dialog, inDialog, openCase, text } from '../../testing/open-case.tsx'

type Platform = Awaited<ReturnType<typeof openCase>>['platform']
const stored = ({ store }: Platform) => store.resolutions.resolutions.get('case-1001')

test.each(caseActions)('$words changes the case once it is confirmed', async (action) => {
  const { words, scenario, fill, submit, becomes } = action
  const { platform } = await openCase({ scenario })
  await press(button('Actions'))
  await press(page.getByRole('menuitem', { name: words, exact: true }))
  await expect.element(dialog).toBeVisible()
  await fill?.()
  await press(inDialog(submit))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(stored(platform)).toMatchObject(becomes)
})

test('a description that a colleague changed meanwhile is merged by choice, and nothing is lost', async () => {
  const { platform } = await openCase({ scenario: 'resolutions/description-conflict' })
  await press(button('Edit'))
  await enter(dialog.getByRole('textbox', { name: /^Description/ }), 'My words.')
  await press(inDialog('Save description'))
  await expect.element(text('Someone else changed this too')).toBeVisible()
  await expect.element(dialog.getByText('My words.').first()).toBeVisible()
  await expect.element(dialog.getByText(/has my new number/).first()).toBeVisible()
  await press(dialog.getByRole('radio', { name: /Keep yours/ }))
  await press(inDialog('Save this version'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(stored(platform)?.description).toBe('My words.')
})

test.each([
  { words: 'Edit description', label: /^Description/, patch: { description: 'Somebody called.' } },
  { words: 'Change contact method', label: /^Contact method/, patch: { contactMethod: 'Letter' } },
])('$words: a field that nobody has touched takes what a colleague has written', async ({ words, label, patch }) => {
  const { platform, queryClient } = await openCase()
  await press(button('Actions'))
  await press(page.getByRole('menuitem', { name: words, exact: true }))
  const field = dialog.getByRole('textbox', { name: label })
  await expect.element(field).toBeVisible()
  changeAsColleague(platform, platform.store.resolutions.resolutions, 'case-1001', patch)
  await queryClient.invalidateQueries()
  await expect.element(field).toHaveValue(Object.values(patch)[0]!)
})

test('leaving the comparison leads back to what was typed', async () => {
  await openCase({ scenario: 'resolutions/description-conflict' })
  await press(button('Edit'))
  await enter(dialog.getByRole('textbox', { name: /^Description/ }), 'My words.')
  await press(inDialog('Save description'))
  await expect.element(text('Someone else changed this too')).toBeVisible()
  await press(inDialog('Cancel'))
  await expect.element(dialog.getByRole('textbox', { name: /^Description/ })).toHaveValue('My words.')
})

test('a closed case can be reopened, and offers what its status allows', async () => {
  const { platform } = await openCase({ scenario: 'resolutions/closed-case' })
  await press(button('Reopen'))
  await press(dialog.getByRole('radio', { name: /^Needs review/ }))
  await press(inDialog('Change status'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.store.resolutions.resolutions.get('case-1007')?.status).toBe('NeedsReview')
})

test('who may only look is told why each action is not there', async () => {
  await openCase({ scenario: 'resolutions/reader' })
  await press(button('Actions'))
  await expect.element(page.getByText(/You don’t have this permission/).first()).toBeVisible()
  expect(button('Assign to me').query()).toBeNull()
  expect(calls.ResolutionStatus.options).toHaveLength(10)
})
