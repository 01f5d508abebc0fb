import { text } from '@memberkit/contract'
import { fieldOf } from '@memberkit/contract/fields'
import { cleanUp } from '@memberkit/testing/clean-up'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { consoleServices } from '../services.ts'
import { openOperation } from '../testing/open-operation.tsx'
import { desks } from '../testing/operation-cases.ts'
import { FieldInput } from './FieldInput.tsx'

const family = { id: 'family-1', internalName: 'Legal family', name: 'Legal family', version: '1' }

function Form() {
  const [value, setValue] = useState<unknown>()
  return (
    <FieldInput field={fieldOf('productFamilyId', text)} name="productFamilyId" value={value} onChange={setValue} />
  )
}

test('what is typed while the other service loads stays, with the focus, and finds what it has', async () => {
  onTestFinished(cleanUp)
  const gate = Promise.withResolvers<void>()
  const known = consoleServices.find(({ service }) => service === 'product-families')!
  await openOperation({
    desk: desks.find(({ service }) => service === 'products')!,
    place: { service: 'products' },
    services: [{ ...known, load: () => gate.promise.then(() => known.load()) }],
    fetch: async () => Response.json([family]),
    children: <Form />,
  })
  const field = page.getByLabelText('Product family', { exact: false }).first()
  await field.click()
  await userEvent.keyboard('leg')
  const control = document.activeElement
  expect(control).toHaveValue('leg')
  gate.resolve()
  await expect.element(page.getByRole('option', { name: /Legal family/ })).toBeVisible()
  expect(document.activeElement).toBe(control)
  expect(control).toHaveValue('leg')
  await page.getByRole('option', { name: /Legal family/ }).click()
  await expect.element(field).toHaveValue('Legal family')
})
