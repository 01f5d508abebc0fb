import { updateNote } from '@memberkit/contract/identity/notes'
import type { MockPlatform } from '@memberkit/fixtures'
import { allRead } from '@memberkit/testing/all-read'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { enter, press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dialog, inDialog, openAllNotes, text } from '../testing/open-kit.tsx'

const menu = (author: string) => page.getByRole('button', { name: `Actions for the note by ${author}` })
const statuses = ({ calls }: MockPlatform) => calls.of(updateNote).map(({ status }) => status)

/** Edits a note that a colleague changes meanwhile, and sends it. */
async function editTooLate() {
  const stage = await openAllNotes({ scenario: 'timeline/edit-conflict' })
  await expect.element(menu('Kim Colleague-Example').first()).toBeVisible()
  await press(menu('Sam Staffexample').nth(1))
  await press(page.getByRole('menuitem', { name: 'Edit', exact: true }))
  await enter(dialog.getByLabelText('Note'), 'Call after six.')
  await press(inDialog('Save note'))
  await expect.element(dialog.getByText('Someone else changed this too')).toBeVisible()
  return stage
}

test('both texts stand side by side, and the chosen one is saved on the newest version', async () => {
  const { platform } = await editTooLate()
  await expect.element(dialog.getByText(/Call before noon instead/)).toBeVisible()
  await expect.element(dialog.getByText('Call after six.')).toBeVisible()
  await expect.element(dialog.getByText(/ changed this on /)).toBeVisible()
  await press(dialog.getByRole('radio', { name: /^Keep yours/ }))
  await press(inDialog('Save this version'))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(text('Call after six.')).toBeVisible()
  expect(statuses(platform)).toEqual([412, 200])
})

test('a colleague’s text needs no request', async () => {
  const { platform } = await editTooLate()
  await press(dialog.getByRole('radio', { name: /^Take theirs/ }))
  await press(inDialog('Save this version'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(statuses(platform)).toEqual([412])
})

test('a text that nobody has touched becomes what a colleague has written', async () => {
  const { platform, queryClient } = await openAllNotes({ scenario: 'timeline/staff' })
  await press(menu('Kim Colleague-Example'))
  await press(page.getByRole('menuitem', { name: 'Edit', exact: true }))
  await expect.element(dialog.getByLabelText('Note')).toBeVisible()
  await allRead({ queryClient })
  changeAsColleague(platform, platform.store.notes.notes, 'note-3', { text: 'Prefers Houston.' })
  await queryClient.invalidateQueries()
  await expect.element(dialog.getByLabelText('Note')).toHaveValue('Prefers Houston.')
})

test('Cancel leads back to what was typed', async () => {
  await editTooLate()
  await press(inDialog('Cancel'))
  await expect.element(dialog.getByLabelText('Note')).toHaveValue('Call after six.')
  await expect.element(dialog.getByText('This note has changed')).toBeVisible()
})
