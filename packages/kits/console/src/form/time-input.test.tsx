import { fieldOf } from '@memberkit/contract/fields'
import { Instant } from '@memberkit/contract'
import { cleanUp } from '@memberkit/testing/clean-up'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openOperation } from '../testing/open-operation.tsx'
import { caseOf } from '../testing/operation-cases.ts'
import { FieldInput } from './FieldInput.tsx'

const saved = '2026-03-11T13:30:00Z'

function Sample() {
  const [value, setValue] = useState<unknown>(saved)
  return (
    <form>
      <FieldInput field={fieldOf('startsAt', Instant)} name="startsAt" value={value} onChange={setValue} />
      <output>{String(value)}</output>
      <button type="button" onClick={() => setValue(saved)}>
        Discard
      </button>
      <button type="button" onClick={() => setValue(undefined)}>
        Remove
      </button>
    </form>
  )
}

const day = () => page.getByRole('textbox', { name: 'Day', exact: true })
const output = () => document.querySelector('output')!.textContent

async function open() {
  onTestFinished(cleanUp)
  const { desk } = caseOf('events', 'updateEventLocation')
  await openOperation({ desk, place: {}, fetch: async () => Response.json([]), children: <Sample /> })
  await expect.element(day()).toHaveValue('11')
}

test('a change that is discarded is no longer shown, and the next one starts from what is saved', async () => {
  await open()
  await day().fill('12')
  await userEvent.tab()
  await expect.poll(output).toBe('2026-03-12T13:30:00Z')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(day()).toHaveValue('11')
  await day().fill('12')
  await userEvent.tab()
  await expect.poll(output).toBe('2026-03-12T13:30:00Z')
})

test('a value that another page has removed is no longer shown', async () => {
  await open()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.element(day()).toHaveValue('')
})
