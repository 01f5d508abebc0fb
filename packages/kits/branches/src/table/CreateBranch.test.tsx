import { createBranch, listBranches } from '@memberkit/contract/partners/branches'
import { enter, press } from '@memberkit/testing/press'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, inDialog, openTable } from '../testing/open-kit.tsx'

afterEach(() => page.viewport(1024, 768))

const reason = 'The platform says no.'

/** Opens the form of a new branch and completes it. */
async function complete() {
  await press(button('New branch'))
  await enter(dialog.getByLabelText('Name', { exact: true }), 'Placeholder Law, Iowa')
  await enter(dialog.getByLabelText('Network'), 'LegalShield')
  await enter(dialog.getByLabelText('Street address'), '1 Sample Street')
  await enter(dialog.getByLabelText('City'), 'Sampleville')
  await enter(dialog.getByLabelText('State'), 'Iowa')
  await enter(dialog.getByLabelText('ZIP code'), '00000')
}

test.each([
  ['address.state', 'State'],
  ['address.address1', 'Street address'],
  ['timeZone', 'Time zone'],
])('a refusal of %s stands at the field, and nothing typed is lost', async (field, label) => {
  const { platform } = await openTable({ scenario: 'branches/staff' })
  platform.faults.add({
    operation: createBranch,
    kind: 422,
    times: 1,
    body: { error: { code: 'INVALID', field, message: reason } },
  })
  await complete()
  await press(inDialog('Create branch'))
  await expect.element(dialog.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(reason))
  await expect.element(dialog.getByLabelText('State')).toHaveValue('IA')
  await press(inDialog('Create branch'))
  await expect.element(dialog).not.toBeInTheDocument()
})

test('what is known of a lost answer comes into sight below the fields', async () => {
  await page.viewport(360, 640)
  const { platform } = await openTable({ scenario: 'branches/staff' })
  await complete()
  platform.faults.add({ operation: createBranch, kind: 504, times: 1 })
  platform.faults.add({ operation: listBranches, kind: 503 })
  await press(inDialog('Create branch'))
  await expect.element(dialog.getByText('We’re checking what happened')).toBeInViewport()
})
