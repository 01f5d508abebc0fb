import * as calls from '@memberkit/contract/partners/resolutions'
import { takeBackFor } from '@memberkit/foundation/delayed-commit'
import { allRead } from '@memberkit/testing/all-read'
import { enter, press } from '@memberkit/testing/press'
import { skipTime } from '@memberkit/testing/skip-time'
import { expect, test, vi } from 'vitest'
import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { button, dialog, field, inDialog, openCase, renderKit, text } from '../testing/open-case.tsx'
import { ResolutionCase } from './index.ts'

type Platform = Awaited<ReturnType<typeof openCase>>['platform']
const stored = ({ store }: Platform) => store.resolutions.resolutions.get('case-1001')!
const titleOf = (name: string) => page.getByRole('heading', { name }).element().closest('header')!.textContent!
const internal = field('Internal-only note')
const note = field('Note for the law firm')
const kind = (name: string) => page.getByRole('radio', { name, exact: true })

test('opening a case sends every panel’s request in parallel, one deep', async () => {
  const { platform } = await openCase({ prepare: ({ faults }) => faults.add({ kind: 'slow' }) })
  await expect
    .poll(() => new Set(platform.calls.entries.map(({ operation }) => operation)))
    .toEqual(new Set([calls.getResolution, calls.getResolutionDetails, calls.resolutionJournal]))
  platform.faults.clear()
  await expect.element(page.getByRole('heading', { name: 'RES-101001' })).toBeVisible()
  // The status says who is next: neither the action nor a next step repeats it.
  expect(titleOf('RES-101001').match(/law firm/g)).toHaveLength(1)
  await expect.element(page.getByRole('article', { name: /^Internal note by Sam/ })).toBeVisible()
})

test('a history that comes after its case moves no composer', async () => {
  const slow = { operation: calls.resolutionJournal, kind: 'slow' } as const
  const { platform } = await openCase({ prepare: ({ faults }) => faults.add(slow) }, { resolutionId: 'case-1002' })
  await expect.element(internal).toBeVisible()
  const topOf = () => Math.round(internal.element().getBoundingClientRect().top)
  // Nor does it say that nothing has happened.
  for (const words of ['Case opened', 'Nothing has happened yet']) expect(text(words).query()).toBeNull()
  const before = topOf()
  platform.faults.clear()
  await expect.element(text('Case opened')).toBeInTheDocument()
  expect(topOf()).toBe(before)
})

test('a status changes once it is confirmed', async () => {
  const { platform } = await openCase()
  await press(button('Change status'))
  await press(dialog.getByRole('radio', { name: /^Waiting for the member/ }))
  await press(inDialog('Change status'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(stored(platform).status).toBe('PendingMember')
  await expect.poll(() => titleOf('RES-101001')).toContain('Waiting for the member')
  expect(titleOf('RES-101001')).not.toContain('Next step')
})

test('a closing status leads from the status dialog to the closing sheet', async () => {
  await openCase()
  await press(button('Change status'))
  await press(dialog.getByRole('radio', { name: /^Closed with merit/ }))
  await press(inDialog('Continue to closing'))
  await expect.element(page.getByRole('dialog', { name: 'Close RES-101001' })).toBeVisible()
})

test('the two composers have different names, and staff begin with the internal one', async () => {
  await openCase()
  await expect.element(internal).toBeVisible()
  expect(note.query()).toBeNull()
  await press(kind('Note for the law firm'))
  await expect.element(note).toBeVisible()
  expect(internal.query()).toBeNull()
})

test('a text for staff becomes one for the law firm only when asked', async () => {
  await openCase()
  await enter(internal, 'Third time.')
  await press(kind('Note for the law firm'))
  await press(button('Keep internal'))
  await expect.element(internal).toHaveValue('Third time.')
  await press(kind('Note for the law firm'))
  await press(button('Share with law firm'))
  await expect.element(note).toHaveValue('Third time.')
})

test('a note waits eight seconds, can be taken back, and goes to the call of its kind', async () => {
  skipTime()
  const { platform } = await openCase()
  await enter(internal, 'Third time.')
  await press(button('Add internal note'))
  await press(button('Undo'))
  await expect.element(internal).toHaveValue('Third time.')
  await press(button('Add internal note'))
  await expect.element(button('Undo')).toBeVisible()
  expect(platform.calls.of(calls.addResolutionInternalUseOnlyNote)).toHaveLength(0)
  vi.advanceTimersByTime(takeBackFor + 500)
  await expect.poll(() => platform.calls.of(calls.addResolutionInternalUseOnlyNote)).toHaveLength(1)
  expect(platform.calls.of(calls.addResolutionNote)).toHaveLength(0)
  await expect.poll(() => stored(platform).internalUseOnlyNotes?.at(-1)?.body).toBe('Third time.')
})

test('a waiting note is sent when the page goes, and when the case does', async () => {
  const { platform, screen } = await openCase()
  await press(kind('Note for the law firm'))
  await enter(note, 'Called the office.')
  await press(button('Add note'))
  await expect.element(button('Undo')).toBeVisible()
  dispatchEvent(new PageTransitionEvent('pagehide'))
  await expect.poll(() => platform.calls.of(calls.addResolutionNote)).toHaveLength(1)
  await expect.poll(() => stored(platform).notes.at(-1)?.body).toBe('Called the office.')
  await enter(note, 'And again.')
  await press(button('Add note'))
  await screen.unmount()
  await expect.poll(() => platform.calls.of(calls.addResolutionNote)).toHaveLength(2)
})

test('the button that adds a note stands back until something is written', async () => {
  await openCase()
  await expect.element(button('Add internal note')).toHaveAttribute('data-tone', 'secondary')
  await enter(internal, 'Now.')
  await expect.element(button('Add internal note')).toHaveAttribute('data-tone', 'primary')
})

test('Ctrl and Enter send at once', async () => {
  const { platform } = await openCase()
  await enter(internal, 'Now.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => platform.calls.of(calls.addResolutionInternalUseOnlyNote)).toHaveLength(1)
})

test('a snippet is filled in, and what is left open is not sent', async () => {
  const snippets = [{ id: 'a', title: 'A', bodies: { 'en-US': 'Hello {{member}}, on {{date}}.' } }]
  const { platform } = await openCase({}, { snippets })
  await press(button('Snippets'))
  await press(inDialog('Insert'))
  await expect.element(internal).toHaveValue('Hello Grace Sample, on {{date}}.')
  await press(button('Add internal note'))
  await expect.element(text('Fill in {{date}} first.')).toBeVisible()
  expect(button('Undo').query()).toBeNull()
  expect(platform.calls.of(calls.addResolutionInternalUseOnlyNote)).toHaveLength(0)
})

test('single keys act, never while somebody types, and not once they are off', async () => {
  const { platform } = await openCase({ prepare: ({ store }) => unassign(store) })
  await expect.element(button('Assign to me')).toBeVisible()
  internal.element().focus()
  await userEvent.keyboard('a')
  await expect.element(internal).toHaveValue('a')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('?')
  await press(dialog.getByRole('switch'))
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.keyboard('a')
  expect(platform.calls.of(calls.updateResolutionAssigneeId)).toHaveLength(0)
  await press(button('Keyboard shortcuts'))
  await press(dialog.getByRole('switch'))
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.keyboard('a')
  await expect.poll(() => stored(platform).assigneeId).toBe('staff-sam')
  await expect.element(button('Assign to me')).not.toBeInTheDocument()
})

test('the keys of the queue call the host, and N and I choose the composer', async () => {
  const queueKeys = { next: vi.fn(), previous: vi.fn(), open: vi.fn(), search: vi.fn() }
  await openCase({}, { queueKeys })
  await expect.element(internal).toBeVisible()
  ;(document.activeElement as HTMLElement | null)?.blur()
  await userEvent.keyboard('jk/')
  expect([queueKeys.next, queueKeys.previous, queueKeys.search].map((one) => one.mock.calls.length)).toEqual([1, 1, 1])
  await userEvent.keyboard('n')
  await expect.element(note).toHaveFocus()
})

test('pins show at once and are put in order by the menu of each', async () => {
  const { platform } = await openCase()
  const strip = page.getByRole('region', { name: 'Pinned notes' })
  const order = () =>
    [...strip.element().querySelectorAll('li p:first-child')].map((line) => line.textContent?.slice(0, 10))
  await expect.element(strip).toBeVisible()
  expect(order()).toEqual(['Asked the ', 'Third time'])
  const menu = (position: number) => button(`Actions for pinned note ${position}, by Sam Staffexample`)
  await press(menu(1))
  expect(page.getByRole('menuitem', { name: 'Move up' }).query()).toBeNull()
  await press(page.getByRole('menuitem', { name: 'Move down' }))
  await expect.poll(order).toEqual(['Third time', 'Asked the '])
  await expect.element(menu(2)).toHaveFocus()
  await expect.poll(() => stored(platform).notes.find(({ id }) => id === 'note-3002')?.pinPriority).toBe(2)
  await press(button('Pin the note by Lou Lawyerexample'))
  await expect.poll(() => order().length).toBe(3)
  await expect.poll(() => stored(platform).notes.find(({ id }) => id === 'note-3003')?.pinPriority).toBe(3)
  await press(menu(2))
  await press(page.getByRole('menuitem', { name: 'Unpin' }))
  await expect.poll(() => order().length).toBe(2)
  await expect.element(strip).toHaveFocus()
})

test('a refused pin goes back and says why', async () => {
  await openCase({
    prepare: ({ faults }) => void faults.add({ operation: calls.updateResolutionNotePinPriority, kind: 403 }),
  })
  await press(button('Pin the note by Lou Lawyerexample'))
  await expect.element(text('You don’t have permission to do this')).toBeVisible()
  await expect.element(button('Pin the note by Lou Lawyerexample')).toBeVisible()
})

test('what a colleague does is offered, and shows only when asked', async () => {
  const kit = await openCase()
  const { platform } = kit
  await expect.element(page.getByRole('article', { name: /^Note by Lou/ })).toBeVisible()
  await allRead(kit)
  const one = stored(platform)
  const author = { id: 'staff-kim', name: 'Kim Colleague-Example' }
  const added = { id: 'note-9', body: 'Kim wrote this.', author, at: platform.clock.now() }
  platform.store.resolutions.resolutions.put({ ...one, notes: [...one.notes, added], version: '99' })
  platform.journal('resolutions').append({
    entityId: one.id,
    identityId: one.identityId,
    action: 'StatusUpdated',
    at: platform.clock.now(),
    actor: { ...author, realm: 'Internal' },
  })
  await expect.element(text(/Kim Colleague-Example: Status changed/)).toBeVisible()
  expect(text('Kim wrote this.').query()).toBeNull()
  await press(button('Show'))
  await expect.element(text('Kim wrote this.')).toBeVisible()
})

test('history and context fail alone', async () => {
  await openCase({ scenario: 'resolutions/history-failed' })
  await expect.element(text('We couldn’t load the history.')).toBeVisible()
  await expect.element(page.getByRole('article', { name: /^Note by Lou/ })).toBeVisible()
  await openCase({ scenario: 'resolutions/context-failed' })
  await expect.element(button('Try again')).toBeVisible()
  await expect.element(page.getByRole('article', { name: /^Note by Lou/ }).last()).toBeVisible()
})

test('a discarded case is read only', async () => {
  await openCase({ scenario: 'resolutions/discarded-case' })
  await expect.element(text('This case was discarded.')).toBeVisible()
  expect(page.getByRole('textbox').elements()).toHaveLength(0)
  expect(button('Change status').query()).toBeNull()
})

test('other realms request nothing', async () => {
  const { platform } = await openCase({ realm: 'Partner', scenario: 'resolutions/partner' })
  await expect.element(page.getByRole('heading').first()).toBeVisible()
  expect(platform.calls.entries).toHaveLength(0)
})

test('of two thousand entries, only those in sight are rendered, from the newest on', async () => {
  await openCase({ scenario: 'resolutions/long-case' })
  const region = page.getByRole('region', { name: 'Notes and changes' })
  await expect.element(region.getByRole('article').first()).toBeVisible()
  expect(region.getByRole('article').elements().length).toBeLessThan(80)
  const box = region.element()
  await expect.element(region).toHaveStyle({ overflowY: 'auto' })
  expect(getComputedStyle(box).maskImage).toContain('gradient')
  await expect.poll(() => box.scrollTop).toBeLessThan(60)
  box.scrollTop = box.scrollHeight
  await expect.element(button('Jump to newest')).toBeVisible()
})

function unassign({ resolutions }: Platform['store']) {
  const all = resolutions.resolutions
  all.put({ ...all.get('case-1001')!, assigneeId: undefined, assignee: undefined })
}

test('nothing is pinned by key in a discarded case', async () => {
  const { platform } = await openCase({
    prepare: (one) => void one.store.resolutions.resolutions.put({ ...stored(one), status: 'Discarded' }),
  })
  await expect.element(text('This case was discarded.')).toBeVisible()
  page.getByRole('article').first().element().focus()
  await userEvent.keyboard('p?')
  await expect.element(dialog).toBeVisible()
  expect(platform.calls.of(calls.updateResolutionNotePinPriority)).toEqual([])
  expect(platform.calls.of(calls.updateResolutionInternalNotePinPriority)).toEqual([])
})

test('what is open closes when the case is redacted in another window', async () => {
  const { platform } = await openCase()
  await press(button('Change status'))
  await expect.element(dialog).toBeVisible()
  const before = platform.calls.of(calls.getResolution).length
  const channel = new BroadcastChannel('memberkit.resolutions.redacted')
  channel.postMessage('case-1001')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(text(/^Personal data was removed from this case in another window/)).toBeVisible()
  await expect.poll(() => platform.calls.of(calls.getResolution).length).toBeGreaterThan(before)
  channel.close()
})

test('a note that couldn’t be sent on leaving waits in its case', async () => {
  const { platform } = await renderKit(<Leaving />, { scenario: 'resolutions/open-case' })
  await enter(internal, 'Third time.')
  await press(button('Add internal note'))
  await expect.element(button('Undo')).toBeVisible()
  platform.faults.add({ operation: calls.addResolutionInternalUseOnlyNote, kind: 422 })
  await press(button('Leave or return'))
  await expect.element(text('A note for RES-101001 isn’t known to have been added.')).toBeVisible()
  await press(button('Leave or return'))
  await expect.element(internal).toHaveValue('Third time.')
})

function Leaving() {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        Leave or return
      </button>
      {isHere ? <ResolutionCase resolutionId="case-1001" /> : null}
    </>
  )
}

test('a denied case says nothing about the member', async () => {
  await openCase({ scenario: 'resolutions/denied' })
  await expect.element(text('You don’t have access to this case')).toBeVisible()
  expect(document.body.textContent).not.toMatch(/Grace|Sample|RES-101001/)
})
