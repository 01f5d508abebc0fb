import { activateBranch } from '@memberkit/contract/partners/branches'
import { verifyEmail } from '@memberkit/contract/partners/email-verification'
import { enter, press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  branchOf,
  button,
  dialog,
  field,
  inDialog,
  openEditor,
  region,
  reported,
  save,
  sent,
  text,
} from '../testing/open-kit.tsx'
import { spoken } from '../testing/render-kit.tsx'

const last = (name: string | RegExp) => page.getByRole('textbox', { name }).last()

test('an address that may not work is said to be one, with the probable one, and can be saved', async () => {
  const { platform } = await openEditor({ scenario: 'branches/complete', sections: ['emails'] })
  const address = region('Email addresses').getByLabelText('Address').first()
  await enter(address, 'ohio@exmaple.com')
  expect(platform.calls.of(verifyEmail)).toEqual([])
  ;(address.element() as HTMLElement).focus()
  ;(address.element() as HTMLElement).blur()
  await expect.element(text('Mail to this address may not arrive. You can save it anyway.')).toBeVisible()
  await press(button('Use ohio@example.com'))
  await expect.element(address).toHaveValue('ohio@example.com')
  expect(platform.calls.of(verifyEmail)).toHaveLength(1)
})

test('a phone number is typed digit by digit; half of one is neither shown to members nor saved', async () => {
  const { platform } = await openEditor({ scenario: 'branches/complete', sections: ['phones'] })
  const [before] = branchOf(platform).phones
  await press(button('Add phone number'))
  const number = region('Phone numbers').getByLabelText('Number', { exact: true }).last()
  ;(number.element() as HTMLElement).focus()
  await userEvent.keyboard('202555')
  await expect.element(number).toHaveValue('(202) 555')
  expect(document.body.textContent).not.toContain('invalid')
  await press(button('Review and save'))
  await expect.element(number).toBeInvalid()
  expect(sent(platform)).toEqual([])
  ;(number.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}0177')
  await expect.element(number).toHaveValue('(202) 555-0177')
  await save()
  await expect.poll(reported).toContain('All changes saved')
  expect(branchOf(platform).phones).toEqual(expect.arrayContaining([before, { type: 'OTHER', number: '+12025550177' }]))
})

test('servicing areas: a pasted list, what isn’t a place, and other branches that serve it, too', async () => {
  const { platform } = await openEditor({ scenario: 'branches/complete', sections: ['servicingAreas'] })
  await enter(last(/^Add states/), 'Texas, MI; Atlantis')
  await press(button('Add to list'))
  await expect.element(last(/^Add states/)).toHaveAccessibleDescription(/not a state or province: Atlantis/)
  await expect.poll(() => spoken()).toContain('2 areas added')
  await expect.element(text('Texas is also served by Example & Sample, Texas.')).toBeVisible()
  await expect.element(text('Not saved: +2 −0')).toBeVisible()
  await save()
  await expect.poll(reported).toContain('All changes saved')
  expect(sent(platform)).toEqual(['addServicingArea 5 200', 'addServicingArea 6 200'])
})

test('a save of servicing areas that stops resumes where it stopped', async () => {
  const { platform } = await openEditor({ scenario: 'branches/complete', sections: ['servicingAreas'] })
  await enter(last(/^Add states/), 'TX, MI, NM')
  await press(button('Add to list'))
  platform.faults.add({ path: '*', operation: 'branches.addServicingArea', kind: 429, times: 1, after: 1 } as never)
  await save()
  await expect.poll(reported).toMatch(/saved/)
  if (button('Save the rest').query()) await press(button('Save the rest'))
  await expect.poll(() => branchOf(platform).servicingAreas).toEqual(expect.arrayContaining(['TX', 'MI', 'NM']))
})

test('areas of law: searched by name, with their parts, and a count of what changed', async () => {
  const { platform } = await openEditor({ scenario: 'branches/complete', sections: ['areasOfLaw'] })
  await press(page.getByText('Choose areas of law'))
  await enter(page.getByLabelText('Search by name or code'), 'family')
  await press(page.getByRole('checkbox', { name: /^Family and its 2 parts/ }))
  await press(button('Remove Wills'))
  await expect.element(text('Not saved: +2 −1')).toBeVisible()
  await save()
  await expect.poll(reported).toContain('All changes saved')
  expect(branchOf(platform).areasOfLaw).toEqual(expect.arrayContaining(['FA', 'DI', 'AD']))
  expect(branchOf(platform).areasOfLaw).not.toContain('WL')
})

test('lawyers: names and statuses, those who can’t take cases, and a search by name', async () => {
  const { platform } = await openEditor({ scenario: 'branches/complete', sections: ['providers'] })
  await expect.element(page.getByText('Lou Lawyerexample Esq.').first()).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Pip Paralegal-Example' })
  await expect.element(row.getByText('Can’t take cases at the moment')).toBeVisible()
  await press(button('Remove Ned Notarysample'))
  await save()
  await expect.poll(reported).toContain('All changes saved')
  expect(sent(platform)).toEqual(['removeProviderId 5 200'])
})

test('people: the last administrator stays, who gives the role away is warned, and each change names its call', async () => {
  const { platform } = await openEditor({ scenario: 'branches/complete', sections: ['permissions'] })
  const lou = page.getByRole('group', { name: 'Lou Lawyerexample (you)' })
  const una = page.getByRole('group', { name: /clerk-una/ })
  await expect.element(una.getByText('View intakes')).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(0)
  await press(lou.getByRole('button', { name: 'Change roles' }))
  await press(una.getByRole('button', { name: 'Change roles' }))
  await expect.element(lou.getByRole('checkbox', { name: /^Administrator/ })).toBeDisabled()
  await expect.element(lou.getByText('Make someone else an administrator first.')).toBeVisible()
  await press(una.getByRole('checkbox', { name: /^Administrator/ }))
  await press(lou.getByRole('checkbox', { name: /^Administrator/ }))
  await expect.element(text(/you can’t change Example & Sample, Ohio anymore/)).toBeVisible()
  await expect.element(text(/is also given Administrator\. Other roles stay\./)).toBeVisible()
  await expect.element(text(/Lou Lawyerexample loses the role Administrator/)).toBeVisible()
  await save()
  await expect.poll(reported).toContain('All changes saved')
  expect(sent(platform)).toEqual(['updateIdentityPermissions 5 200', 'removePermission 6 200'])
  // The platform's current answer makes the page read-only.
  await expect.element(text(/Ask an administrator/)).toBeVisible()
})

test('people: a former administrator’s role is shown, and given to nobody else', async () => {
  await openEditor({ scenario: 'branches/complete', sections: ['permissions'] })
  const people = page.getByRole('group').getByRole('button', { name: 'Change roles' })
  await expect.poll(() => people.elements().length).toBeGreaterThan(1)
  for (const one of people.all()) await press(one)
  const former = page.getByRole('checkbox', { name: /^Former administrator|Decommissioned/ }).elements()
  expect(former).toHaveLength(1)
})

test('people: one who is added needs a role, and is sent with it', async () => {
  const { platform } = await openEditor({ scenario: 'branches/complete', sections: ['permissions'] })
  await enter(page.getByLabelText('Identity ID of a person'), 'clerk-noa')
  await press(button('Add person'))
  await expect
    .element(page.getByLabelText('Identity ID of a person'))
    .toHaveAccessibleDescription(/in the list already/)
  await enter(page.getByLabelText('Identity ID of a person'), 'clerk-new')
  await press(button('Add person'))
  const added = page.getByRole('group', { name: 'clerk-new' })
  await expect.element(added.getByText(/Without a role/)).toBeVisible()
  await press(added.getByRole('checkbox').nth(1))
  await save()
  await expect.poll(reported).toContain('All changes saved')
  expect(sent(platform)).toEqual(['updateIdentityPermissions 5 200'])
})

test('the preview speaks another language, and says what isn’t saved', async () => {
  await openEditor({ scenario: 'branches/complete', sections: ['web'] })
  await expect.element(text('Currently saved')).toBeVisible()
  await enter(page.getByLabelText('Language', { exact: true }), 'français canadien')
  await expect.element(page.getByText('Domaines de droit')).toBeVisible()
})

test('the address suggests its time zones; one that is chosen is saved with the local times kept', async () => {
  const { platform } = await openEditor({ scenario: 'branches/complete', sections: ['address', 'timeZone', 'hours'] })
  await enter(page.getByRole('group', { name: 'Monday', exact: true }).getByLabelText('Opens').first(), '7:15')
  await expect.element(field('Street address')).toBeVisible()
  expect(text('usually in another time zone').query()).toBeNull()
  await enter(field('State'), 'Arizona')
  await expect.element(text('Offices in Arizona are usually in another time zone')).toBeVisible()
  await press(button(/^Use Phoenix/))
  await expect.element(text('usually in another time zone')).not.toBeInTheDocument()
  await save()
  await expect.poll(reported).toContain('All changes saved')
  expect(branchOf(platform)).toMatchObject({
    timeZone: 'America/Phoenix',
    address: { state: 'AZ' },
    businessHours: { monday: [{ start: '07:15' }] },
  })
})

test('a new branch is activated from its checklist, which says what is missing and forbids nothing', async () => {
  const { platform } = await openEditor({ scenario: 'branches/new-branch' })
  await expect.element(text('3 of 8 done')).toBeVisible()
  await press(button('Activate branch'))
  await expect.element(dialog.getByText(/Main email address/)).toBeVisible()
  await press(inDialog('Activate branch'))
  await expect.poll(() => platform.calls.of(activateBranch)).toHaveLength(1)
  await expect.element(text('Missing details')).toBeVisible()
  await expect.element(button('Activate branch')).not.toBeInTheDocument()
})

test('a branch is activated as it is saved, never as it is typed', async () => {
  const { platform } = await openEditor({
    scenario: 'branches/staff',
    prepare: ({ store: { branches } }) => {
      const emails = branches.branches.get('branch-1')!.emails.filter(({ type }) => type !== 'PRIMARY')
      branches.branches.put({ ...branches.branches.get('branch-1')!, status: 'CREATED', emails })
    },
  })
  await expect.element(text('7 of 8 done')).toBeVisible()
  await press(button('Add email address'))
  const added = region('Email addresses')
  await userEvent.selectOptions(added.getByLabelText('Used for').last(), 'Main address')
  await enter(added.getByLabelText('Address').last(), 'office@example.com')
  await expect.element(text('8 of 8 done')).toBeVisible()
  const activate = button('Activate branch')
  await expect.element(activate).toHaveAttribute('data-tone', 'secondary')
  await expect.element(activate).toHaveAccessibleDescription(/^Save your changes first/)
  ;(activate.element() as HTMLElement).click()
  expect(dialog.query()).toBeNull()
  await save()
  await expect.poll(reported).toContain('All changes saved')
  await expect.element(activate).toHaveAttribute('data-tone', 'primary')
  await press(activate)
  await press(inDialog('Activate branch'))
  await expect.poll(() => platform.calls.of(activateBranch)).toHaveLength(1)
})
