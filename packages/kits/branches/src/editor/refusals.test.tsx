import type { Operation } from '@memberkit/contract'
import * as calls from '@memberkit/contract/partners/branches'
import { enter, press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { branchOf, button, field, openEditor, region, reported, save } from '../testing/open-kit.tsx'
import type { SectionName } from './section-names.ts'

interface Case {
  section: SectionName
  operation: Operation
  /** The path that the platform names. */
  path: string
  change: () => Promise<unknown>
  /** The element at the reason: described by it, or around it. */
  at: () => Locator
}

const reason = 'The platform says no.'
const inPhones = (name: string) =>
  region('Phone numbers')
    .getByLabelText(new RegExp(`^${name}`))
    .first()
const inEmails = (name: string) => region('Email addresses').getByLabelText(name, { exact: true }).first()
const enterCity = () => enter(field('City'), 'Sampleville')
const enterExtension = () => enter(inPhones('Extension'), '9')
const enterEmail = () => enter(inEmails('Address'), 'office@example.com')

const address = (path: string, label: string | RegExp): Case => ({
  section: 'address',
  operation: calls.updateBranchAddress,
  path,
  change: enterCity,
  at: () => field(label),
})
const phone = (path: string, at: () => Locator): Case => ({
  section: 'phones',
  operation: calls.updateBranchPhones,
  path,
  change: enterExtension,
  at,
})
const email = (path: string, at: () => Locator): Case => ({
  section: 'emails',
  operation: calls.updateBranchEmail,
  path,
  change: enterEmail,
  at,
})

const atField: readonly Case[] = [
  address('address.state', 'State'),
  address('state', 'State'),
  address('address2', /^Apartment or unit/),
  address('address.country', 'Country'),
  address('address', 'Street address'),
  phone('phones.0.number', () => inPhones('Number')),
  phone('phones[0].extension', () => inPhones('Extension')),
  phone('phones.0.type', () => inPhones('Type')),
  phone('phones', () => page.getByRole('group', { name: 'Phone numbers' })),
  email('emails.0.type', () => inEmails('Used for')),
  email('email.address', () => inEmails('Address')),
  email('address', () => inEmails('Address')),
]

test.each(atField.map((one) => [one.path, one] as const))('a refusal of %s stands at its field', async (_, one) => {
  const { platform } = await openEditor({ scenario: 'branches/complete', sections: [one.section] })
  platform.faults.add({
    operation: one.operation,
    kind: 422,
    times: 1,
    body: { error: { code: 'INVALID', field: one.path, message: reason } },
  })
  await one.change()
  await save()
  await expect.poll(reported).toContain('0 of 1 saved')
  await expect.element(one.at()).toHaveAccessibleDescription(new RegExp(reason))
  expect(branchOf(platform).version).toBe('5')
})

test('a host’s way to choose the picture is given the reason', async () => {
  const { platform } = await openEditor({
    scenario: 'branches/complete',
    sections: ['web'],
    slots: {
      picture: ({ onChange, error }) => (
        <>
          <button onClick={() => onChange('https://example.com/new.png')}>Choose a picture</button>
          <p>{error}</p>
        </>
      ),
    },
  })
  const body = { error: { code: 'INVALID', field: 'profilePictureUrl', message: reason } }
  platform.faults.add({ operation: calls.updateBranchProfilePictureUrl, kind: 422, times: 1, body })
  await press(button('Choose a picture'))
  await save()
  await expect.element(region('Website and profile').getByText(reason)).toBeVisible()
})

const inSection = [
  ['areasOfLaw', calls.updateBranchAreasOfLaw, 'areasOfLaw.0', 'Remove Wills', 'Areas of law'],
  ['servicingAreas', calls.removeBranchServicingArea, 'servicingArea', 'Remove Kentucky', 'Servicing areas'],
  ['providers', calls.removeBranchProviderId, 'providerId', 'Remove Ned Notarysample', 'Lawyers'],
] as const

test.each(inSection)('%s: a refusal is told in the section', async (section, operation, path, change, label) => {
  const { platform } = await openEditor({ scenario: 'branches/complete', sections: [section] })
  const body = { error: { code: 'INVALID', field: path, message: reason } }
  platform.faults.add({ operation, kind: 422, times: 1, body })
  await press(button(change))
  await save()
  await expect.element(region(label).getByText(reason)).toBeVisible()
})
