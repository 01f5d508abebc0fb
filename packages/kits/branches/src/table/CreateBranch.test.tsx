import { createBranch } from '@memberkit/contract/partners/branches'
import { enter, press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { button, dialog, inDialog, openTable } from '../testing/open-kit.tsx'

const reason = 'The platform says no.'

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
  await press(button('New branch'))
  await enter(dialog.getByLabelText('Name', { exact: true }), 'Placeholder Law, Iowa')
  await enter(dialog.getByLabelText('Network'), 'LegalShield')
  await enter(dialog.getByLabelText('Street address'), '1 Sample Street')
  await enter(dialog.getByLabelText('City'), 'Sampleville')
  await enter(dialog.getByLabelText('State'), 'Iowa')
  await enter(dialog.getByLabelText('ZIP code'), '00000')
  await press(inDialog('Create branch'))
  await expect.element(dialog.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(reason))
  await expect.element(dialog.getByLabelText('State')).toHaveValue('IA')
  await press(inDialog('Create branch'))
  await expect.element(dialog).not.toBeInTheDocument()
})
