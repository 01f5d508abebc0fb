import { cleanUp } from '@memberkit/testing/clean-up'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openCase } from '../testing/open-case.tsx'
import { caseOf } from '../testing/operation-cases.ts'

const revealed = (events: readonly { type: string; data?: unknown }[]) =>
  events.filter(({ type }) => type === 'kit.privacy.revealed').map(({ data }) => data)

test('what is masked of a person stays masked in the form until it is to be changed', async () => {
  onTestFinished(cleanUp)
  const one = caseOf('profiles', 'replaceProfile')
  const { events } = await openCase(one, 'none')
  const change = page.getByRole('button', { name: 'Change Date of birth' })
  await expect.element(change).toBeVisible()
  const years = () => page.getByRole('textbox', { name: 'Year', exact: true }).elements().length
  const before = years()
  expect(revealed(events)).toEqual([])
  await change.click()
  await expect.element(page.getByRole('textbox', { name: 'Year', exact: true }).first()).toHaveValue('2026')
  expect(years()).toBe(before + 1)
  expect(revealed(events)).toEqual([expect.objectContaining({ field: 'Profile.dateOfBirth' })])
})

test.each([
  ['changes it', '1980-03-09'],
  ['adds it', undefined],
])('a masked value stays masked when somebody else %s', async (_, dateOfBirth) => {
  onTestFinished(cleanUp)
  const { script, queryClient } = await openCase(caseOf('profiles', 'replaceProfile'), 'none', 'nothing', {
    entity: { dateOfBirth },
  })
  await expect.element(page.getByRole('heading', { name: /^Edit/ })).toBeVisible()
  script.entity = { ...script.entity, dateOfBirth: '1981-04-10', preferredName: 'Newer', version: 'v7' }
  await queryClient.invalidateQueries()
  await expect.element(page.getByRole('textbox', { name: /^Preferred name/ })).toHaveValue('Newer')
  await expect.element(page.getByRole('button', { name: 'Change Date of birth' })).toBeVisible()
})
