import { changeInvoiceOwner } from '@memberkit/contract/commerce/invoices'
import { getIdentity } from '@memberkit/contract/identity/identities'
import { listThinProfiles } from '@memberkit/contract/identity/profiles'
import { barriers, dialog, field, inDialog, said } from '@memberkit/testing/on-page'
import { spoken } from '@memberkit/testing/stage'
import { beforeEach, describe, expect, test } from 'vitest'
import { openStaffMenu, choose } from './testing/staff-stage.tsx'

const identity = field('Identity ID')
const confirm = dialog.getByRole('checkbox')
let stage: Awaited<ReturnType<typeof openStaffMenu>>

beforeEach(async () => {
  stage = await openStaffMenu('inv-1014')
  await choose('Change owner')
})

async function find(id: string) {
  await identity.fill(id)
  await inDialog('Find person').click()
}

const sent = () => stage.platform.calls.of(changeInvoiceOwner)
const facts = () =>
  dialog
    .getByRole('definition')
    .elements()
    .map((one) => [...one.children].map(({ textContent }) => textContent))

test('the current and the new owner are looked up and shown side by side before anything is sent', async () => {
  await find(' member-ada ')
  await expect.element(confirm).toHaveFocus()
  expect(facts()).toEqual([
    ['Grace Sample', 'member-grace@example.com', 'Member number M-0002', 'ID member-grace'],
    ['Ada Example', 'member-ada@example.com', 'Member number M-0001', 'ID member-ada'],
  ])
  expect(stage.platform.calls.of(getIdentity).map(({ url }) => new URL(url).pathname)).toEqual([
    '/v1/identities/member-ada',
  ])
  expect(stage.platform.calls.of(listThinProfiles).map(({ body }) => body)).toEqual([
    { identityIds: ['member-grace', 'member-ada'] },
  ])
  await expect.poll(() => spoken()).toContain('Found Ada Example. Confirm below.')
  expect(await barriers()).toEqual([])
  expect(sent()).toEqual([])
})

test('the change must be confirmed by name before it is sent', async () => {
  await find('member-ada')
  await inDialog('Change owner').click()
  await expect.element(confirm).toHaveFocus()
  await expect.element(confirm).toHaveAccessibleDescription('Confirm that Ada Example becomes the owner.')
  expect(sent()).toEqual([])
  await confirm.click()
  await inDialog('Change owner').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent().map(({ body }) => body)).toEqual([{ identityId: 'member-ada' }])
})

test('an unknown ID is an error at its field, stays there, and can be corrected', async () => {
  await find('member-adda')
  await expect.element(identity).toHaveFocus()
  await expect
    .element(identity)
    .toHaveAccessibleDescription(/No one has the identity ID member-adda\. Check it on the account page\./)
  await expect.element(identity).toHaveValue('member-adda')
  expect(inDialog('Change owner').elements()).toEqual([])
  await identity.fill('member-ada')
  await expect.element(identity).not.toHaveAccessibleDescription(/No one has/)
  await inDialog('Find person').click()
  await expect.element(confirm).toBeVisible()
  expect(sent()).toEqual([])
})

test('a new ID resets the found person and the confirmation', async () => {
  await find('member-ada')
  await confirm.click()
  await identity.fill('member-hugo')
  expect(confirm.elements()).toEqual([])
  await inDialog('Find person').click()
  await expect
    .element(dialog.getByRole('checkbox', { name: 'Move invoice 2026-001014 from Grace Sample to Hugo Sample' }))
    .not.toBeChecked()
  expect(sent()).toEqual([])
})

test('a person without a profile is shown by sign-in address and account kind', async () => {
  await find('machine-billing')
  await expect.element(confirm).toBeVisible()
  expect(facts()[1]).toEqual(['machine-billing@example.com', 'ID machine-billing', 'System account'])
})

describe('a failed look-up', () => {
  test.each([
    ['refused (403)', getIdentity, 403, 'You don’t have access to this person'],
    ['offline', getIdentity, 'offline', 'You’re offline'],
    ['failed', getIdentity, 500, 'We couldn’t load this person'],
    ['malformed', getIdentity, 'malformed-body', 'We couldn’t load this person'],
    ['without names', listThinProfiles, 503, 'We couldn’t load this person'],
    ['with unreadable names', listThinProfiles, 'malformed-entities', 'We couldn’t read this person'],
  ] as const)(
    '%s: reports it, keeps the input, sends nothing, and can be retried',
    async (_, operation, kind, title) => {
      const fault = stage.platform.faults.add({ operation, kind })
      await find('member-ada')
      await expect.element(said(title)).toBeVisible()
      await expect.element(identity).toHaveValue('member-ada')
      expect(confirm.elements()).toEqual([])
      await expect.poll(() => spoken('assertive')).toContain('The person couldn’t be looked up. Nothing was changed.')
      expect(await barriers()).toEqual([])
      fault.remove()
      await inDialog('Find person').click()
      await expect.element(confirm).toBeVisible()
      expect(sent()).toEqual([])
    },
  )

  test('that is slow disables the button', async () => {
    const fault = stage.platform.faults.add({ operation: getIdentity, kind: 'slow' })
    await find('member-ada')
    const submit = dialog.element().querySelector<HTMLButtonElement>('[type="submit"]')!
    await expect.poll(() => submit.getAttribute('aria-disabled')).toBe('true')
    submit.click()
    fault.remove()
    await expect.element(confirm).toBeVisible()
    expect(stage.platform.calls.of(getIdentity)).toHaveLength(1)
    expect(sent()).toEqual([])
  })
})
