import * as calls from '@memberkit/contract/partners/resolutions'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { enter, press } from '@memberkit/testing/press'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pick } from '../../testing/case-actions.tsx'
import { button, dialog, inDialog, openCase, text } from '../../testing/open-case.tsx'

type Platform = Awaited<ReturnType<typeof openCase>>['platform']
const stored = ({ store }: Platform) => store.resolutions.resolutions.get('case-1001')!

/** Closing isn't the next step of a case that waits for the law firm, so the menu has it. */
async function beginToClose() {
  await press(button('Actions'))
  await press(page.getByRole('menuitem', { name: 'Close case' }))
}

async function fillSheet() {
  await beginToClose()
  await press(dialog.getByRole('radio', { name: 'Closed with merit' }))
  await pick(/^Reason/, 'Professionalism')
  await enter(dialog.getByRole('combobox', { name: /^Result/ }), 'Resolved')
  await enter(dialog.getByRole('textbox', { name: /^Summary/ }), 'They called.')
}

async function fillWithMerit() {
  await fillSheet()
  await enter(dialog.getByRole('textbox', { name: /^Corrective action/ }), 'A list.')
}

test('a case with merit needs a corrective action; the sequence goes first, then the status', async () => {
  const { platform } = await openCase()
  await fillSheet()
  await press(inDialog('Close case'))
  await expect.element(dialog.getByText(/a case with merit needs one|is required/).first()).toBeVisible()
  expect(platform.calls.of(calls.addResolutionClosingSequence)).toHaveLength(0)
  await enter(dialog.getByRole('textbox', { name: /^Corrective action/ }), 'A list.')
  await press(inDialog('Close case'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(stored(platform)).toMatchObject({
    status: 'ClosedWithMerit',
    closingSequence: {
      concern: 'NoCallback',
      reason: 'Professionalism',
      result: 'Resolved',
      correctiveAction: 'A list.',
    },
  })
  const order = platform.calls.entries.flatMap(({ operation }) =>
    operation === calls.addResolutionClosingSequence || operation === calls.updateResolutionStatus ? [operation] : [],
  )
  expect(order).toEqual([calls.addResolutionClosingSequence, calls.updateResolutionStatus])
})

test('all 23 concerns are offered, described, and found by their descriptions', async () => {
  await openCase()
  await beginToClose()
  await press(dialog.getByRole('radio', { name: 'Closed with merit' }))
  const field = dialog.getByRole('combobox', { name: /^Concern/ })
  await field.fill('didn’t appear')
  const found = () => page.getByRole('listbox').getByRole('option').elements()
  await expect
    .poll(() => found().map(({ textContent }) => textContent))
    .toEqual(['Lawyer did not appearThe lawyer didn’t appear'])
  expect(calls.ResolutionConcern.options).toHaveLength(23)
})

test('half done: the status is sent alone, and nothing twice', async () => {
  const { platform } = await openCase({ scenario: 'resolutions/status-fails' })
  await fillSheet()
  await enter(dialog.getByRole('textbox', { name: /^Corrective action/ }), 'A list.')
  await press(inDialog('Close case'))
  await expect.element(dialog.getByText(/status not changed/).first()).toBeVisible()
  expect(stored(platform)).toMatchObject({ status: 'PendingProvider', closingSequence: { summary: 'They called.' } })
  platform.faults.clear()
  await press(dialog.getByRole('button', { name: /^(Check again|Try again|Close case)$/ }).first())
  await expect.element(dialog).not.toBeInTheDocument()
  expect(stored(platform).status).toBe('ClosedWithMerit')
  expect(platform.calls.of(calls.addResolutionClosingSequence)).toHaveLength(1)
})

/** A colleague saves the reasons of the case, too. */
const savesSequence = (platform: Platform) =>
  changeAsColleague(platform, platform.store.resolutions.resolutions, 'case-1001', {
    closingSequence: { concern: 'NoCallback', reason: 'No Call Back', result: 'Resolved CC', summary: 'Kim’s words.' },
  })

test('reasons that a colleague saves meanwhile are shown, stand where nothing was typed, and replace nothing typed', async () => {
  const { platform, queryClient } = await openCase()
  await beginToClose()
  await press(dialog.getByRole('radio', { name: 'Closed without merit' }))
  await enter(dialog.getByRole('textbox', { name: /^Summary/ }), 'My words.')
  savesSequence(platform)
  await queryClient.invalidateQueries()
  await expect.element(dialog.getByText(/Kim’s words/).first()).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: /^Summary/ })).toHaveValue('My words.')
  await expect.element(dialog.getByRole('combobox', { name: /^Reason/ })).toHaveValue('No call back')
  await press(inDialog('Close case'))
  const asked = 'To go on with these changes, press “Close case” again.'
  await expect.element(dialog.getByText(asked)).toBeVisible()
  expect(platform.calls.of(calls.addResolutionClosingSequence)).toHaveLength(0)
  await press(inDialog('Close case'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(stored(platform)).toMatchObject({
    status: 'ClosedWithoutMerit',
    closingSequence: { reason: 'No Call Back', result: 'Resolved CC', summary: 'My words.' },
  })
})

test('a call attempt whose note was lost tells what a colleague has changed since, before the status is set', async () => {
  skipTime()
  const { platform } = await openCase()
  await press(button('Log call attempt'))
  platform.faults.add({ operation: calls.addResolutionNote, kind: 'dropped-after-commit', times: 1 })
  const reading = platform.faults.add({ operation: calls.getResolution, kind: 503 })
  await press(inDialog('Log attempt'))
  await inTime(() => inDialog('Check again').query()).not.toBeNull()
  changeAsColleague(platform, platform.store.resolutions.resolutions, 'case-1001', {
    status: 'PendingMember',
    statusSince: platform.clock.now(),
  })
  reading.remove()
  await press(inDialog('Check again'))
  await expect.element(dialog.getByText('This case has changed')).toBeVisible()
  await expect.element(dialog.getByText(/Note saved, status not changed/)).toBeVisible()
  expect(platform.calls.of(calls.updateResolutionStatus)).toHaveLength(0)
  await press(inDialog('Set status'))
  await press(inDialog('Set status'))
  await inTime(() => dialog.query()).toBeNull()
  expect(stored(platform).status).toBe('AttemptMade')
  expect(platform.calls.of(calls.addResolutionNote)).toHaveLength(1)
})

test.each([
  { flow: 'closing', fill: fillWithMerit, does: 'Close case' },
  {
    flow: 'a call attempt',
    fill: () => press(button('Log call attempt')),
    does: 'Log attempt',
  },
])('between its two requests $flow goes on, and nowhere is it half done', async ({ fill, does }) => {
  const { platform } = await openCase()
  await fill()
  const seen: string[] = []
  const watch = new MutationObserver(() => {
    if (document.body.textContent.includes('status not changed')) seen.push(document.body.textContent)
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  const status = platform.faults.add({ operation: calls.updateResolutionStatus, kind: 'slow' })
  await press(inDialog(does))
  await expect.element(dialog.getByText(/Changing the status/).first()).toBeVisible()
  const reading = platform.faults.add({ operation: calls.getResolution, kind: 'slow' })
  status.remove()
  await expect.element(dialog).not.toBeInTheDocument()
  reading.remove()
  watch.disconnect()
  expect(platform.calls.of(calls.updateResolutionStatus)).toHaveLength(1)
  expect(seen).toEqual([])
})

test('after a reload, finishing sends only the status, and says which step is next', async () => {
  const { platform } = await openCase({ scenario: 'resolutions/half-closed' })
  await expect.element(text('Closing sequence saved, status not changed')).toBeVisible()
  await press(button('Finish closing'))
  await expect.element(dialog.getByRole('radio', { name: 'Closed with merit' })).toBeChecked()
  await expect.element(dialog.getByText('Next step')).toBeVisible()
  await press(inDialog('Finish closing'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(stored(platform).status).toBe('ClosedWithMerit')
  expect(platform.calls.of(calls.addResolutionClosingSequence)).toHaveLength(0)
})

test('a saved sequence without a corrective action asks for one if the case has merit', async () => {
  const { platform } = await openCase({
    scenario: 'resolutions/half-closed',
    prepare: (one) => void delete stored(one).closingSequence!.correctiveAction,
  })
  await press(button('Finish closing'))
  await press(dialog.getByRole('radio', { name: 'Closed with merit' }))
  await press(dialog.getByRole('button', { name: 'Close case' }))
  expect(platform.calls.of(calls.updateResolutionStatus)).toHaveLength(0)
  await enter(dialog.getByRole('textbox', { name: /^Corrective action/ }), 'A list.')
  await press(inDialog('Close case'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(stored(platform)).toMatchObject({
    status: 'ClosedWithMerit',
    closingSequence: { correctiveAction: 'A list.' },
  })
})

test('a survey begins with the concern about its score', async () => {
  await openCase({ scenario: 'resolutions/survey-case' })
  await expect.element(text('Survey score')).toBeVisible()
  await beginToClose()
  await press(dialog.getByRole('radio', { name: 'Closed without merit' }))
  await expect.element(dialog.getByRole('combobox', { name: /^Concern/ })).toHaveValue('Survey score')
})

test('a call attempt is a note and a status in one step', async () => {
  const { platform } = await openCase()
  await press(button('Log call attempt'))
  await press(inDialog('Log attempt'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(stored(platform).status).toBe('AttemptMade')
  expect(stored(platform).notes.at(-1)?.body).toBe('Called, no answer.')
})

test.each([
  { step: calls.addResolutionNote, does: 'Log attempt', notes: 1, statuses: 0 },
  { step: calls.updateResolutionStatus, does: 'Set status', notes: 1, statuses: 1 },
])('a call attempt that the service denies ($does) can’t be sent again', async ({ step, does, notes, statuses }) => {
  const { platform } = await openCase()
  platform.faults.add({ operation: step, kind: 403 })
  await press(button('Log call attempt'))
  await press(inDialog('Log attempt'))
  await expect.element(inDialog(does)).toHaveAttribute('aria-disabled', 'true')
  ;(inDialog(does).element() as HTMLButtonElement).click()
  expect(document.querySelector('dialog [data-mk-action]')).not.toBeNull()
  expect(platform.calls.of(calls.addResolutionNote)).toHaveLength(notes)
  expect(platform.calls.of(calls.updateResolutionStatus)).toHaveLength(statuses)
})

test('a half-done call attempt is finished after a reload, without a second note', async () => {
  const first = await openCase({ scenario: 'resolutions/status-fails' })
  await press(button('Log call attempt'))
  await press(inDialog('Log attempt'))
  await expect.element(dialog.getByText(/Note saved, status not changed/)).toBeVisible()
  expect(stored(first.platform).notes.at(-1)?.body).toBe('Called, no answer.')
  await first.screen.unmount()
  const { platform } = await openCase({ scenario: 'resolutions/open-case' })
  await expect.element(text('Call attempt noted, status not changed')).toBeVisible()
  await press(button('Set status'))
  await press(inDialog('Set status'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(stored(platform).status).toBe('AttemptMade')
  expect(platform.calls.of(calls.addResolutionNote)).toHaveLength(0)
})
