import { createNote, deleteNote, listNotes, updateNote, updateNotePriority } from '@memberkit/contract/identity/notes'
import type { MockPlatform } from '@memberkit/fixtures'
import { enter, press } from '@memberkit/testing/press'
import { printedBy, printedControls } from '@memberkit/testing/print'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NoteList } from './NoteList.tsx'
import { button, dialog, field, inDialog, open, openAllNotes, openNotes, text } from '../testing/open-kit.tsx'
import { takeBackFor } from '@memberkit/foundation/delayed-commit'

const cards = () => [...document.querySelectorAll('article p')].map((line) => line.textContent)
const sent = ({ calls }: MockPlatform, operation: object) =>
  calls.entries.filter((call) => call.operation === operation)
const menu = (author: string) => page.getByRole('button', { name: `Actions for the note by ${author}` })

async function write(words: string) {
  await enter(field('New note'), words)
  await press(button('Add note'))
}

async function choose(action: string, author = 'Sam Staffexample') {
  await press(menu(author).first())
  await press(page.getByRole('menuitem', { name: action, exact: true }))
  await expect.element(dialog).toBeVisible()
}

test('notes are plain text, newest first, with author, time, priority, subject and mark of an edit', async () => {
  const { platform } = await openAllNotes({ scenario: 'timeline/staff' })
  await expect.element(text('Prefers the branch in Austin')).toBeVisible()
  expect(cards().map((one) => one?.slice(0, 12))).toEqual(['Prefers the ', 'Sent the pla', 'Asked to be '])
  await expect.element(text('<b>Not</b> a question')).toBeVisible()
  await expect.element(text('About Coverage ent-1')).toBeVisible()
  await expect.element(text(/^Edited Feb\s18,\s2026,\s\d/)).toBeVisible()
  expect(text('New note').query()).toBeNull()
  expect(platform.calls.entries).toHaveLength(2)
})

test('the most urgent first is a choice that stands in the address', async () => {
  const { router } = await openAllNotes({ scenario: 'timeline/staff' })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Most urgent first')
  await expect.poll(() => cards()[0]).toContain('Asked to be called')
  expect(router.current()).toBe('/?order=priority')
})

test('for staff only urgent comments of the platform stand among the notes; the others fold when asked for', async () => {
  await openAllNotes({ scenario: 'timeline/staff' })
  await expect.element(text('The coverage of a child ends')).toBeVisible()
  expect(text('The email was opened.').query()).toBeNull()
  // The heading counts what is listed.
  await expect.element(text('3 notes · 1 automatic')).toBeVisible()
  await button('Automatic comments').click()
  await expect.element(text('3 notes · 5 automatic')).toBeVisible()
  const run = page.getByText('3 automatic comments')
  await run.click()
  await expect.element(text('The email was opened.')).toBeVisible()
})

test('filters by priority and author stand in the address, without a name', async () => {
  const { router } = await openAllNotes({ scenario: 'timeline/staff' })
  await button('Author').click()
  await page.getByRole('checkbox', { name: 'Kim Colleague-Example' }).click()
  await expect.poll(cards).toHaveLength(1)
  expect(router.current()).toBe('/?author=staff-kim')
  await expect.element(page.getByRole('status').getByText('1 of 4')).toBeVisible()
})

test('a new note waits eight seconds and is then sent once', async () => {
  const { platform, events } = await openNotes({ scenario: 'timeline/staff' })
  await expect.element(text('Asked to be called')).toBeVisible()
  skipTime()
  await write(' Called back. ')
  await expect.element(text(/^Sends in \d seconds$/)).toBeVisible()
  expect(sent(platform, createNote)).toEqual([])
  vi.advanceTimersByTime(takeBackFor)
  await expect.poll(() => sent(platform, createNote)).toHaveLength(1)
  expect(sent(platform, createNote)[0]?.body).toEqual({
    text: 'Called back.',
    priority: 'LOW',
    subjectType: 'ENTITLEMENT',
    subjectId: 'ent-1',
  })
  await expect.element(page.getByRole('article').getByText('Called back.')).toBeVisible()
  await expect.poll(() => events.filter(({ type }) => type === 'timeline.note.added')).toHaveLength(1)
})

test('taken back, nothing was sent, and what has been written since stays below it', async () => {
  const { platform } = await openNotes({ scenario: 'timeline/staff' })
  await expect.element(text('Asked to be called')).toBeVisible()
  skipTime()
  await write('First.')
  await enter(field('New note'), 'Second.')
  await press(button('Undo'))
  await expect.element(field('New note')).toHaveValue('First.\n\nSecond.')
  expect(document.activeElement).toBe(field('New note').element())
  vi.advanceTimersByTime(takeBackFor * 2)
  expect(sent(platform, createNote)).toEqual([])
})

test('when the page goes, it is sent at once and outlives the page', async () => {
  const { platform, screen } = await openNotes({ scenario: 'timeline/staff' })
  await expect.element(text('Asked to be called')).toBeVisible()
  await write('Going.')
  dispatchEvent(new PageTransitionEvent('pagehide'))
  await expect.poll(() => sent(platform, createNote)).toHaveLength(1)
  await write('Gone.')
  await screen.unmount()
  await expect.poll(() => sent(platform, createNote)).toHaveLength(2)
})

/** The notes on a page that can be left. */
function Visit({ identityId }: { identityId: string }) {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button onClick={() => setHere(!isHere)}>Leave or return</button>
      {isHere ? <NoteList identityId={identityId} subject={{ type: 'ENTITLEMENT', id: 'ent-1' }} /> : null}
    </>
  )
}

test.each(['offline', 422, 503] as const)(
  'left right away, %s: a message tells, and the text is in the form again',
  async (kind) => {
    const prepare = ({ faults }: MockPlatform) => void faults.add({ operation: createNote, kind })
    const ui = ({ subject }: MockPlatform) => <Visit identityId={subject.identityId} />
    const { platform } = await open({ scenario: 'timeline/staff', prepare }, ui)
    await expect.element(text('Asked to be called')).toBeVisible()
    await write('Called back.')
    skipTime()
    await press(button('Leave or return'))
    await inTime(() => document.body.textContent).toContain('Your note may not have been added.')
    await press(button('Leave or return'))
    await expect.element(field('New note')).toHaveValue('Called back.')
    expect(platform.store.notes.notes.where(({ text: said }) => said === 'Called back.')).toEqual([])
  },
)

test('a lost response is looked up: the note is not written twice', async () => {
  const { platform } = await openNotes({ scenario: 'timeline/add-lost' })
  await expect.element(text('Asked to be called')).toBeVisible()
  await write('Called back.')
  await press(button('Send now'))
  await expect.element(page.getByRole('article').getByText('Called back.').first()).toBeVisible()
  await expect.poll(() => platform.store.notes.notes.where(({ text: said }) => said === 'Called back.')).toHaveLength(1)
  expect(sent(platform, createNote)).toHaveLength(1)
})

test.each([
  ['resent', true],
  ['conflict-after-commit', false],
] as const)('of a note whose request is %s, it is said whether it is there twice', async (kind, isTwice) => {
  const { platform } = await openNotes({ scenario: 'timeline/staff' })
  platform.faults.add({ operation: createNote, kind, times: 1 })
  await enter(field('New note'), 'Called back.')
  await press(button('Add note'))
  await press(button('Send now'))
  await expect.element(text('Note added.')).toBeVisible()
  const lists = platform.calls.of(listNotes).length
  await expect.poll(() => platform.calls.of(listNotes).length).toBeGreaterThan(lists - 1)
  if (isTwice) await expect.element(text('The note arrived twice')).toBeVisible()
  else expect(text('The note arrived twice').query()).toBeNull()
  await expect.element(page.getByRole('article').filter({ hasText: 'Called back.' }).first()).toBeVisible()
  expect(page.getByRole('article').filter({ hasText: 'Called back.' }).elements()).toHaveLength(isTwice ? 2 : 1)
})

test.each([
  ['Edit', 'Called back.'],
  ['Discard', ''],
])('a refusal keeps the note, with the reason, until one chooses to %s', async (choice, inForm) => {
  const prepare = ({ faults }: MockPlatform) =>
    void faults.add({
      operation: createNote,
      kind: 422,
      body: { error: { message: 'Notes of this plan are closed.' } },
    })
  await openNotes({ scenario: 'timeline/staff', prepare })
  await expect.element(text('Asked to be called')).toBeVisible()
  await write('Called back.')
  await press(button('Send now'))
  const sending = page.getByRole('article', { name: 'Sending this note' })
  await expect.poll(() => sending.element().querySelector('[data-mk-action="refused"]')).not.toBeNull()
  await press(sending.getByRole('button', { name: choice, exact: true }))
  await expect.element(sending).not.toBeInTheDocument()
  await expect.element(field('New note')).toHaveValue(inForm)
  await expect.element(field('New note')).toHaveFocus()
})

test('a blank note is refused at its field', async () => {
  const { platform } = await openNotes({ scenario: 'timeline/staff' })
  await write('   ')
  await expect.element(field('New note')).toHaveAccessibleDescription('Enter the note.')
  expect(sent(platform, createNote)).toEqual([])
})

test('one key on the menu’s button sets the priority', async () => {
  const { platform } = await openAllNotes({ scenario: 'timeline/staff' })
  await expect.element(menu('Kim Colleague-Example')).toBeVisible()
  ;(menu('Kim Colleague-Example').element() as HTMLElement).focus()
  await userEvent.keyboard('3')
  await expect.poll(() => platform.store.notes.notes.get('note-3')?.priority).toBe('HIGH')
  await expect.poll(() => page.getByRole('article', { name: /^Kim/ }).element().textContent).toContain('Priority: High')
})

test('the menu says which keys set the priority, and elsewhere they do nothing', async () => {
  const { platform } = await openNotes({ scenario: 'timeline/staff' })
  await press(menu('Sam Staffexample').first())
  await expect.element(text('With the focus on the menu’s button: 1 low, 2 medium, 3 high')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await field('New note').click()
  await userEvent.keyboard('3')
  ;(button('Print').element() as HTMLElement).focus()
  await userEvent.keyboard('3')
  expect(sent(platform, updateNotePriority)).toEqual([])
})

test('an edit is saved, marked, and in the history with the words before', async () => {
  const { platform } = await openAllNotes({ scenario: 'timeline/staff' })
  await expect.element(menu('Kim Colleague-Example')).toBeVisible()
  await choose('Edit', 'Kim Colleague-Example')
  await enter(dialog.getByLabelText('Note'), 'Prefers Dallas.')
  await press(inDialog('Save note'))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(text('Prefers Dallas.')).toBeVisible()
  expect(sent(platform, updateNote)[0]?.headers['if-match']).toMatch(/1/)
  await choose('History', 'Kim Colleague-Example')
  await expect.element(dialog.getByText('Note edited')).toBeVisible()
  await expect.element(dialog.getByText('Prefers the branch in Austin for everything about the house.')).toBeVisible()
})

test('a deleted note is gone', async () => {
  const { platform } = await openAllNotes({ scenario: 'timeline/staff' })
  await expect.element(menu('Kim Colleague-Example')).toBeVisible()
  await choose('Delete', 'Kim Colleague-Example')
  await press(inDialog('Delete note'))
  await expect.poll(cards).toHaveLength(2)
  expect(sent(platform, deleteNote)).toHaveLength(1)
})

test('partners write and edit, and neither move, delete nor read the history', async () => {
  await openNotes({ scenario: 'timeline/partner' })
  await expect.element(menu('Sam Staffexample').first()).toBeVisible()
  await press(menu('Sam Staffexample').first())
  await expect.element(page.getByRole('menuitem', { name: 'Edit', exact: true })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Change priority', exact: true })).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(2)
})

test('read only, there is neither a form nor a menu', async () => {
  await openNotes({ scenario: 'timeline/partner' }, { isReadOnly: true })
  await expect.element(text('Asked to be called')).toBeVisible()
  expect(field('New note').query()).toBeNull()
  expect(menu('Sam Staffexample').query()).toBeNull()
})

test('members have no notes: nothing is requested', async () => {
  const { platform } = await openNotes({ scenario: 'timeline/member' })
  await expect.element(page.getByRole('heading')).toBeVisible()
  expect(platform.calls.entries).toEqual([])
})

test('failed comments are said to be missing, and the notes are there', async () => {
  await openAllNotes({ scenario: 'timeline/comments-failed' })
  await expect.element(text('The automatic comments couldn’t be loaded.')).toBeVisible()
  await expect.element(text('Prefers the branch in Austin')).toBeVisible()
})

test('an unreadable note is a row of its own, and counted', async () => {
  const prepare = ({ faults }: MockPlatform) => void faults.add({ operation: listNotes, kind: 'malformed-entities' })
  await openAllNotes({ scenario: 'timeline/staff', prepare })
  await expect.element(text('We couldn’t read this note')).toBeVisible()
  await expect.element(text('3 notes')).toBeVisible()
})

test('a priority nobody knew is readable, and counts as urgent', async () => {
  await openAllNotes({ scenario: 'timeline/unknown-values' })
  await expect.element(text('Added later')).toBeVisible()
})

test('they print without controls', async () => {
  await openNotes({ scenario: 'timeline/staff' })
  await expect.element(text('Asked to be called')).toBeVisible()
  expect(await printedBy(() => button('Print').click())).toContain('A letter is fine at any time.')
  expect(printedControls()).toEqual([])
})

test('on a phone, the filters stand in one row, and the order in another', async () => {
  await page.viewport(360, 800)
  await openNotes({ scenario: 'timeline/staff' })
  const top = (name: string | RegExp) => button(name).element().getBoundingClientRect().top
  await expect.element(button(/^Automatic comments/)).toBeVisible()
  expect(top(/^Automatic comments/)).toBe(top('Priority'))
  expect(
    button(/^Automatic comments/)
      .element()
      .getBoundingClientRect().right,
  ).toBeLessThan(360)
})
