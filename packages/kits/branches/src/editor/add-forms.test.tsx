import { enter, press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, openEditor, region, sent } from '../testing/open-kit.tsx'
import { spoken } from '../testing/render-kit.tsx'

const forms = [
  {
    sections: ['permissions'],
    name: 'people',
    label: 'Identity ID of a person',
    add: 'Add person',
    missing: /Enter the identity ID/,
    wrong: 'clerk noa',
    refusal: /Enter the identity ID/,
    right: 'clerk-new',
    added: 'clerk-new added. Choose the roles.',
  },
  {
    sections: ['servicingAreas'],
    name: 'servicing areas',
    label: 'Add states or provinces',
    add: 'Add to list',
    missing: /Enter a state or province/,
    wrong: 'Atlantis',
    refusal: /not a state or province: Atlantis/,
    right: 'Texas',
    added: '1 area added',
  },
  {
    sections: ['areasOfLaw'],
    name: 'areas of law by code',
    label: 'Code',
    add: 'Add area',
    missing: /Enter the two letters/,
    wrong: '12',
    refusal: /Enter the two letters/,
    right: 'zz',
    added: 'ZZ added',
  },
] as const

test.each(forms)('$name: what is missing or wrong is said at the field, which has the focus', async (form) => {
  const { platform } = await openEditor({
    scenario: 'branches/complete',
    sections: form.sections,
    areasOfLaw: [],
  })
  if (form.name === 'areas of law by code') await press(page.getByText('Choose areas of law'))
  const field = page.getByRole('textbox', { name: form.label, exact: true })
  await press(button(form.add))
  await expect.element(field).toHaveAccessibleDescription(form.missing)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toBeRequired()
  await enter(field, form.wrong)
  await press(button(form.add))
  await expect.element(field).toHaveAccessibleDescription(form.refusal)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue(form.wrong)
  await enter(field, form.right)
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => spoken()).toContain(form.added)
  await expect.element(field).toHaveValue('')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  expect(sent(platform)).toEqual([])
})

test('a pasted list is added as far as it is known; the rest stays in the field', async () => {
  await openEditor({ scenario: 'branches/complete', sections: ['servicingAreas'] })
  const field = page.getByRole('textbox', { name: 'Add states or provinces' })
  await enter(field, 'Texas, Atlantis')
  await press(button('Add to list'))
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('Atlantis')
  await expect.element(field).toHaveAccessibleDescription(/not a state or province: Atlantis/)
  await expect.element(region('Servicing areas').getByText('Texas', { exact: true })).toBeVisible()
})
