import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '@memberkit/testing/press'
import { choose, dialog, inDialog, openKit } from '../testing/open-kit.tsx'
import { spoken } from '../testing/render-kit.tsx'
import { namesOf } from '@memberkit/foundation/entity-actions'
import { coverageActions } from '../shared/coverage-actions.ts'
import { coverageCalls } from './coverage-calls.ts'
import { actionCases } from './testing/cases.ts'

test('every action has a test case', () => {
  expect(actionCases.map(({ name }) => name)).toEqual(namesOf(coverageActions.rows))
})

describe.each(actionCases)(
  '$name',
  ({ name, action, planId, consequence, fill, submit, path, body, done, becomes }) => {
    test('states the consequence, sends the input once, and announces the result', async () => {
      const { platform, events } = await openKit({ scenario: 'entitlements/staff', address: `/?plan=${planId}` })
      await choose(action)
      await expect.element(dialog).toBeVisible()
      await fill?.()
      await expect.element(dialog.getByText(consequence, { exact: false }).first()).toBeVisible()
      const { violations } = await axe.run(dialog.element())
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      await press(inDialog(submit))
      await expect.poll(() => spoken()).toContain(done)
      await expect.element(dialog).not.toBeInTheDocument()
      const sent = platform.calls.of(coverageCalls.calls[name].operation)
      expect(sent).toHaveLength(1)
      const { pathname, search } = new URL(sent[0]!.url)
      expect(`${pathname}${search}`.split(planId)[1]).toBe(path)
      if (body) expect(sent[0]!.body).toEqual(body)
      const after = platform.store.entitlements.entitlements.get(planId)
      if (name === 'delete') expect(after).toBeUndefined()
      else expect(after).toMatchObject(becomes ?? {})
      expect(events.filter(({ type }) => type === 'entitlements.plan.changed')).toMatchObject([
        { data: { entitlementId: planId, action: name } },
      ])
    })
  },
)

test('deleting the open plan returns to the list, which no longer has it', async () => {
  const { router } = await openKit({ scenario: 'entitlements/staff', address: '/?plan=ent-1' })
  await choose('Delete record')
  await inDialog('Delete record').click()
  await expect.element(page.getByRole('table', { name: 'Plans' })).toBeVisible()
  expect(router.current()).toBe('/')
  await expect.element(page.getByText('Legal Plan Family', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Plans' })).toHaveFocus()
})

test('changing the owner of the open plan returns to the list instead of looking for it', async () => {
  const { router } = await openKit({ scenario: 'entitlements/staff', address: '/?plan=ent-1' })
  await choose('Change owner')
  await actionCases.find(({ name }) => name === 'changeOwner')?.fill?.()
  await inDialog('Change owner').click()
  await expect.element(page.getByRole('table', { name: 'Plans' })).toBeVisible()
  expect(router.current()).toBe('/')
})

test('deleting a row moves focus to the heading', async () => {
  await openKit({ scenario: 'entitlements/staff' })
  await choose('Delete record', 'More actions for Legal Plan Family')
  await inDialog('Delete record').click()
  await expect.element(page.getByText('Legal Plan Family', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Plans' })).toHaveFocus()
})

test.each([
  [{ status: 'SUSPENDED' }, 'Adds this person to the plan.'],
  [{ setupStatus: 'NOT_SETUP' }, 'Adds this person to the plan.'],
  [{ fulfillmentStatus: 'PendingChange' }, 'Once added, this person is covered too.'],
] as const)('nobody is said to be covered by a plan that can’t be used today: %j', async (facts, consequence) => {
  await openKit({
    scenario: 'entitlements/staff',
    address: '/?plan=ent-1',
    prepare: ({ store: { entitlements } }) =>
      entitlements.entitlements.put({ ...entitlements.entitlements.get('ent-1')!, ...facts }),
  })
  await choose('Add a person by name')
  await expect.element(dialog.getByText(consequence)).toBeVisible()
  await inDialog('Cancel').click()
  await choose('Add a person with an account')
  await expect.element(dialog.getByText(consequence)).toBeVisible()
})

test('suspending a plan requires a reason', async () => {
  const { platform } = await openKit({ scenario: 'entitlements/staff', address: '/?plan=ent-1' })
  await choose('Suspend')
  await inDialog('Suspend coverage').click()
  await expect.element(dialog.getByText('Enter a reason.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('   ')
  await inDialog('Suspend coverage').click()
  await expect.element(dialog.getByText('Enter a reason.').first()).toBeVisible()
  expect(platform.calls.of(coverageCalls.calls.suspend.operation)).toEqual([])
})

test('a person already on the plan and an unknown ID are errors at the field', async () => {
  const { platform } = await openKit({ scenario: 'entitlements/staff', address: '/?plan=ent-1' })
  await choose('Add a person with an account')
  const id = dialog.getByRole('textbox', { name: 'Identity ID' })
  await dialog.getByRole('combobox', { name: 'Relation to the owner' }).selectOptions('Dependent')
  await id.fill('member-hugo')
  await inDialog('Find person').click()
  await expect.element(id).toHaveAccessibleDescription(/is on the plan already/)
  await id.fill('member-adda')
  await inDialog('Find person').click()
  await expect.element(id).toHaveAccessibleDescription(/No one has the identity ID member-adda/)
  expect(platform.calls.of(coverageCalls.calls.addDelegates.operation)).toEqual([])
})

test('members change who is covered by their own plan in the same dialogs', async () => {
  const { platform } = await openKit({ scenario: 'entitlements/family-active', address: '/?plan=ent-1' })
  await page.getByRole('button', { name: 'Change who is covered' }).click()
  expect(page.getByRole('menuitem').elements()).toHaveLength(4)
  await page.getByRole('menuitem', { name: 'Remove a person known by name' }).click()
  await dialog.getByText('Juno Sample').click()
  await inDialog('Remove person').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.store.entitlements.entitlements.get('ent-1')?.authorizedUsers).toEqual([])
  await expect.element(page.getByText('Juno Sample')).not.toBeInTheDocument()
})
