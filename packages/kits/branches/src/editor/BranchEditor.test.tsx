import * as calls from '@memberkit/contract/partners/branches'
import { enter, press } from '@memberkit/testing/press'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  branchOf,
  button,
  dialog,
  field,
  openEditor,
  region,
  reported,
  save,
  sent,
  text,
} from '../testing/open-kit.tsx'

const ready = () => expect.element(field('Website')).toBeVisible()

test('one Save sends each changed section in order, each on the version that the previous call returned', async () => {
  const { platform, events } = await openEditor({ scenario: 'branches/complete' })
  await ready()
  await enter(field('Website'), 'https://example.com/new')
  await enter(field('Name'), 'Example & Sample, Dayton')
  await press(region('Servicing areas').getByRole('button', { name: 'Remove Kentucky' }))
  await save()
  await expect.poll(reported).toContain('All changes saved')
  expect(sent(platform)).toEqual(['updateName 5 200', 'updateWebsiteUrl 6 200', 'removeServicingArea 7 200'])
  expect(events.filter(({ type }) => type === 'branches.branch.saved')).toMatchObject([
    { data: { branchId: 'branch-1', status: 'ACTIVATED' } },
  ])
})

test('while nothing is being changed, what somebody else changes shows by itself', async () => {
  skipTime()
  const { platform } = await openEditor({ scenario: 'branches/complete' })
  await ready()
  const change = (name: string, version: string) =>
    platform.store.branches.branches.put({ ...branchOf(platform), name, version })
  change('Example & Sample, Toledo', '6')
  await inTime(() => (field('Name').element() as HTMLInputElement).value).toBe('Example & Sample, Toledo')
  await enter(field('Website'), 'https://example.com/new')
  const reads = platform.calls.of(calls.getBranch).length
  await vi.advanceTimersByTimeAsync(90_000)
  expect(platform.calls.of(calls.getBranch)).toHaveLength(reads)
})

test('4 of 5 are saved, the reason stands at the field, and a retry sends only the failed one', async () => {
  const { platform } = await openEditor({ scenario: 'branches/partial-save' })
  await ready()
  await enter(field('Name'), 'Example & Sample, Dayton')
  await enter(
    region('Phone numbers')
      .getByLabelText(/^Extension/)
      .first(),
    '9',
  )
  await enter(region('Email addresses').getByLabelText('Address').first(), 'office@example.com')
  await enter(field('Website'), 'https://example.com/new')
  await press(region('Servicing areas').getByRole('button', { name: 'Remove Kentucky' }))
  await save()
  await expect.poll(reported).toContain('4 of 5 saved')
  await expect.poll(reported).toContain('Email addresses:')
  await expect
    .element(region('Email addresses').getByLabelText('Address').first())
    .toHaveAccessibleDescription(/This address is blocked\./)
  await press(button('Save the rest'))
  await expect.poll(reported).toContain('All changes saved')
  expect(sent(platform).map((one) => one.split(' ')[0])).toEqual([
    'updateName',
    'updatePhones',
    'updateEmail',
    'updateWebsiteUrl',
    'removeServicingArea',
    'updateEmail',
  ])
})

test('a conflict in one section asks which value to keep, and nothing of it is lost', async () => {
  const { platform } = await openEditor({ scenario: 'branches/conflict' })
  await ready()
  await enter(field('Website'), 'https://example.com/mine')
  await save()
  await expect.element(page.getByText('https://example.com/sample-llp').first()).toBeVisible()
  await press(page.getByRole('radio', { name: /Keep yours/ }))
  await press(button('Save this version'))
  await expect.poll(reported).toContain('All changes saved')
  expect(branchOf(platform).websiteUrl).toBe('https://example.com/mine')
})

test('Ctrl+S reviews, and saves on the second press; the browser’s own saving never opens', async () => {
  const { platform } = await openEditor({ scenario: 'branches/complete' })
  await ready()
  await enter(field('Website'), 'https://example.com/new')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByRole('dialog', { name: 'Review your changes' })).toBeVisible()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(reported).toContain('All changes saved')
  expect(sent(platform)).toEqual(['updateWebsiteUrl 5 200'])
})

test('a review waits until every field is valid, and focus goes to the first that isn’t', async () => {
  const { platform } = await openEditor({ scenario: 'branches/complete' })
  await ready()
  await enter(field('Website'), 'http://example.com')
  await enter(field('Name'), ' ')
  await press(button('Review and save'))
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(field('Name')).toHaveAccessibleDescription(/Enter the name of the branch/)
  await expect.element(field('Website')).toHaveAccessibleDescription(/begins with https/)
  expect(dialog.query()).toBeNull()
  expect(sent(platform)).toEqual([])
})

test('a lawyer without the role ADMIN reads everything, and is told whom to ask', async () => {
  const { platform } = await openEditor({ scenario: 'branches/read-only-lawyer' })
  await ready()
  await expect.element(text('Ask an administrator: Lou Lawyerexample.')).toBeVisible()
  await expect.element(page.getByText('Lou Lawyerexample', { exact: true }).first()).toBeVisible()
  const editable = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].filter(
    (one) => !one.readOnly && one !== field('Language').query(),
  )
  expect(editable.map((one) => one.outerHTML)).toEqual([])
  expect(page.getByRole('button', { name: /^Remove/ }).query()).toBeNull()
  expect(page.getByText(/characters left/).query()).toBeNull()
  expect(sent(platform)).toEqual([])
})

test('partners see what only staff change, with the reason once', async () => {
  await openEditor({ scenario: 'branches/complete' })
  await ready()
  for (const name of ['Network', 'Types', 'External ID', 'Case ID prefix', 'Year founded', 'Year joined']) {
    await expect.element(field(name)).toHaveAttribute('readonly')
    await expect.element(field(name)).toHaveAccessibleDescription('Only staff can change these details.')
  }
  expect(text('Only staff can change these details.').elements()).toHaveLength(1)
})

test('what members see follows the form, without internal phones and addresses', async () => {
  await openEditor({ scenario: 'branches/complete' })
  await ready()
  await enter(field('Name'), 'Example & Sample, Dayton')
  const card = page.getByRole('article', { name: 'Example & Sample, Dayton' })
  await expect.element(card).toBeVisible()
  await expect.element(card.getByText('(202) 555-0110')).toBeVisible()
  for (const internal of ['555-0113', '555-0114', 'management.ohio'])
    expect(card.element().textContent).not.toContain(internal)
})

test('unsaved changes come back after the page was closed, without phones, addresses and people', async () => {
  const first = await openEditor({ scenario: 'branches/complete' })
  await ready()
  await enter(field('Website'), 'https://example.com/new')
  await enter(region('Email addresses').getByLabelText('Address').first(), 'private@example.com')
  await expect.poll(() => JSON.stringify(localStorage)).toContain('https://example.com/new')
  expect(JSON.stringify(localStorage)).not.toContain('private@example.com')
  await first.screen.unmount()
  await openEditor({ scenario: 'branches/complete' })
  await press(button('Restore changes'))
  await expect.element(field('Website')).toHaveValue('https://example.com/new')
  await press(button('Discard changes'))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }))
  await expect.poll(() => localStorage.length).toBe(0)
})

test('an address leads to a section', async () => {
  await openEditor({ scenario: 'branches/complete', address: '/?section=web' })
  await expect.element(field('Website')).toHaveFocus()
})

test.each(['branches/member', 'branches/group-realm'] as const)(
  '%s: the editor is not here, and nothing is requested',
  async (scenario) => {
    const { platform } = await openEditor({ scenario })
    await expect.element(page.getByRole('heading')).toBeVisible()
    expect(platform.calls.of(calls.getBranch)).toEqual([])
  },
)

test('on a wide page the ways to the sections stay in view, and the one that a person is at is marked', async () => {
  await openEditor({ scenario: 'branches/complete' })
  await ready()
  const way = (name: string) => page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name })
  await expect.element(way('Name and identifiers')).toHaveAttribute('aria-current', 'true')
  await press(way('Servicing areas'))
  await expect.element(way('Servicing areas')).toHaveAttribute('aria-current', 'true')
  await expect.element(way('Name and identifiers')).not.toHaveAttribute('aria-current')
  expect(region('Servicing areas').element().contains(document.activeElement)).toBe(true)
  const { top, bottom } = way('Servicing areas').element().getBoundingClientRect()
  expect(top >= 0 && bottom <= window.innerHeight).toBe(true)
})

test('a number and its extension are in one row', async () => {
  await openEditor({ scenario: 'branches/complete' })
  await ready()
  const phones = region('Phone numbers')
  const top = (label: RegExp) => phones.getByLabelText(label).first().element().getBoundingClientRect().top
  expect(Math.abs(top(/^Number/) - top(/^Extension/))).toBeLessThan(4)
})

test('on a phone a folded section says what it holds, and short facts stand in pairs', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1024, 768))
  await openEditor({ scenario: 'branches/complete' })
  await expect.element(region('Address').getByText(/^200 Sample Avenue/)).toBeVisible()
  await expect.element(region('Phone numbers').getByText('(202) 555-0110 +5')).toBeVisible()
  await expect.element(region('Opening hours').getByText('Monday to Friday')).toBeVisible()
  await press(button('Show Phone numbers'))
  await expect.element(region('Phone numbers').getByText('(202) 555-0110 +5')).not.toBeInTheDocument()
  const top = (label: string) =>
    region('Name and identifiers').getByText(label, { exact: true }).element().getBoundingClientRect().top
  expect(top('Network')).toBe(top('Types'))
})

test('the history begins with the creation, in words', async () => {
  await openEditor({ scenario: 'branches/new-branch' })
  await expect.element(text('Branch created')).toBeVisible()
})
