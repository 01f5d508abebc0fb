import * as calls from '@memberkit/contract/partners/resolutions'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { enter, press } from '@memberkit/testing/press'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, field, inDialog, openCase, text } from '../../testing/open-case.tsx'

async function openSheet() {
  const stage = await openCase({ scenario: 'resolutions/personal-data' })
  await press(button('Actions'))
  await press(page.getByRole('menuitem', { name: 'Redact personal data' }))
  await expect.element(inDialog('Preview')).toBeVisible()
  return stage
}

test('what was found is marked, confirmed by the number, and gone', async () => {
  const { platform } = await openSheet()
  for (const kind of [
    'Social Security number',
    'Social Insurance Number',
    'Card number',
    'Email address',
    'Phone number',
  ])
    await expect.element(dialog.getByRole('checkbox', { name: new RegExp(`^${kind}`) }).first()).toBeChecked()
  await press(inDialog('Preview'))
  await expect.element(dialog.getByText(/can’t be brought back/)).toBeVisible()
  await enter(dialog.getByRole('textbox', { name: /^Type RES-101001/ }), 'RES-1')
  await press(inDialog('Redact permanently'))
  await expect.element(dialog.getByText('This isn’t the same as RES-101001.').first()).toBeVisible()
  expect(platform.calls.of(calls.redactResolutionPII)).toHaveLength(0)
  await enter(dialog.getByRole('textbox', { name: /^Type RES-101001/ }), 'RES-101001')
  await press(inDialog('Redact permanently'))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(text('Personal data removed')).toBeVisible()
  const one = platform.store.resolutions.resolutions.get('case-1001')
  expect(JSON.stringify(one)).not.toMatch(/219-09-9999|4111|046 454|555-014|grace\.sample@/)
  expect(platform.journal('resolutions').entries.at(-1)?.action).toBe('Redacted')
})

test('caches and drafts forget the words, and other tabs are told', async () => {
  const told: unknown[] = []
  const channel = new BroadcastChannel('memberkit.resolutions.redacted')
  channel.addEventListener('message', ({ data }) => told.push(data))
  onTestFinished(() => channel.close())
  const { queryClient } = await openSheet()
  queryClient.setQueryData(['resolutions', 'v1', 'elsewhere'], { note: '219-09-9999' })
  const cached = () =>
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    )
  expect(cached()).toContain('219-09-9999')
  await press(inDialog('Preview'))
  await enter(dialog.getByRole('textbox', { name: /^Type RES-101001/ }), 'RES-101001')
  await press(inDialog('Redact permanently'))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(cached).not.toMatch(/219-09-9999|4111 1111/)
  await expect.poll(() => told).toEqual(['case-1001'])
})

test('another tab’s redaction purges what is read and what is being written here', async () => {
  const { platform } = await openCase({ scenario: 'resolutions/personal-data' })
  await enter(field('Internal-only note'), 'SSN 219-09-9999')
  const reads = platform.calls.of(calls.getResolution).length
  const channel = new BroadcastChannel('memberkit.resolutions.redacted')
  onTestFinished(() => channel.close())
  channel.postMessage('case-1001')
  await expect.poll(() => platform.calls.of(calls.getResolution).length).toBeGreaterThan(reads)
  await expect.element(field('Internal-only note')).toHaveValue('')
})

/** Selects the first word of a note. */
async function selectAsked() {
  const area = dialog.getByRole('textbox', { name: 'Note by Sam Staffexample', exact: true })
  const element = area.element() as HTMLTextAreaElement
  element.setSelectionRange(0, 5)
  const card = element.closest('section')!
  ;[...card.querySelectorAll('button')].find(({ textContent }) => textContent === 'Redact selection')?.click()
  await expect.element(dialog.getByRole('checkbox', { name: 'Selected words: Asked' })).toBeChecked()
}

test('what is selected in a text stays when a colleague changes another one', async () => {
  const { platform, queryClient } = await openSheet()
  await selectAsked()
  const { resolutions } = platform.store.resolutions
  changeAsColleague(platform, resolutions, 'case-1001', { description: 'Call 219-09-9999 before noon.' })
  await queryClient.invalidateQueries()
  await expect
    .element(dialog.getByRole('textbox', { name: 'Description' }))
    .toHaveValue('Call 219-09-9999 before noon.')
  await expect.element(dialog.getByRole('checkbox', { name: 'Selected words: Asked' })).toBeChecked()
})

test('selected words are removed, too; nothing chosen sends nothing', async () => {
  await openSheet()
  await selectAsked()
  await press(inDialog('Preview'))
  const removed = dialog.getByRole('deletion')
  await expect.element(removed.first()).toBeVisible()
  const marked = removed.elements().map((one) => one.textContent)
  expect(marked).toContain('Removed: Asked')
  expect(marked).toContain('Removed: 219-09-9999')
  const note = removed.elements()[marked.indexOf('Removed: Asked')]?.parentElement
  expect(note?.textContent).toBe('Removed: Asked the office in Texas to call today.')
})
