import { getProvidersByIdList, listProviders } from '@memberkit/contract/partners/providers'
import { press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, dialog, openEditor, region } from '../testing/open-kit.tsx'

const search = () => page.getByRole('combobox', { name: 'Add a lawyer' })

/** The text of the review, in which changed words are marked one by one. */
const reviewed = () => dialog.query()?.textContent ?? ''

async function add(name: string) {
  ;(search().element() as HTMLElement).focus()
  await userEvent.keyboard(name)
  await press(page.getByRole('option', { name: new RegExp(name) }))
}

test('a review names lawyers: those that stay, one that is removed, and one that a search has found', async () => {
  const { platform } = await openEditor({ scenario: 'branches/complete', sections: ['providers'] })
  await press(button('Remove Ned Notarysample'))
  await add('Placeholderlaw')
  await expect
    .element(
      region('Lawyers')
        .getByText(/Placeholder/)
        .first(),
    )
    .toBeVisible()
  await press(button('Review and save'))
  await expect.poll(reviewed).toContain('Lou Lawyerexample Esq.')
  expect(reviewed()).toContain('Ned Notarysample')
  expect(reviewed()).not.toContain('provider-')
  // The lists shown beside it are those the review needs.
  expect(platform.calls.of(getProvidersByIdList)).toHaveLength(1)
  expect(platform.calls.of(listProviders)).toHaveLength(1)
})

test('a lawyer who can’t work is said to be one, in no status of a newer platform', async () => {
  await openEditor({
    scenario: 'branches/complete',
    sections: ['providers'],
    prepare({ store: { providers } }) {
      const put = (id: string, status: string) =>
        providers.providers.putUnchecked({ ...providers.providers.get(id)!, status: status as 'ACTIVE' })
      put('provider-1', 'ON_LEAVE')
      put('provider-3', 'SUSPENDED')
      put('provider-5', 'ACTIVE')
    },
  })
  await expect.element(region('Lawyers').getByText('Can’t take cases at the moment')).toBeVisible()
  expect(region('Lawyers').getByText('Can’t take cases at the moment').elements()).toHaveLength(1)
})

test('a lawyer whose name can’t be read is reviewed by ID', async () => {
  await openEditor({
    scenario: 'branches/complete',
    sections: ['providers'],
    prepare: ({ faults }) => void faults.add({ operation: getProvidersByIdList, kind: 403 }),
  })
  await press(button('Remove Lawyer provider-3'))
  await press(button('Review and save'))
  await expect.poll(reviewed).toContain('Lawyer provider-1, Lawyer provider-5')
})

test('what members see has the languages of the lawyers in the form, and names the time zone of the hours', async () => {
  await openEditor({ scenario: 'branches/complete', sections: ['providers', 'timeZone'] })
  const card = page.getByRole('article', { name: 'Example & Sample, Ohio' })
  await expect.element(card.getByText('English, Spanish', { exact: true })).toBeVisible()
  await press(button(/^Remove Lou Lawyerexample/).first())
  await expect.element(card.getByText('English', { exact: true })).toBeVisible()
  await add('Placeholderlaw')
  await expect.element(card.getByText('English, Spanish', { exact: true })).toBeVisible()
  await press(card.getByText('Opening hours'))
  await expect.element(card.getByText('Local time of the branch: Eastern time')).toBeVisible()
})
