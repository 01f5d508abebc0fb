import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ComboBox, type ComboBoxItems } from './index.ts'

const fruits: ComboBoxItems = ['Apple', 'Banana', 'Fig'].map((label) => ({ value: label, label }))
const labels = {
  open: 'Show fruits',
  list: 'Fruits',
  found: (count: number) => `${count} fruits`,
  nothingFound: 'No such fruit',
  loading: 'Looking',
  failed: 'Could not look',
  retry: 'Try again',
}

const field = page.getByRole('combobox')
const option = (name: string) => page.getByRole('option', { name })
/** In the list: what was read out is elsewhere on the page for a while. */
const shown = () => document.querySelector('[popover]')?.textContent
const options = () => [...document.querySelectorAll('[role=option]')].map((each) => each.textContent)

function Asking({ load }: { load: (text: string, signal: AbortSignal) => Promise<ComboBoxItems> }) {
  const [value, setValue] = useState('')
  return <ComboBox label="Fruit" options={load} labels={labels} value={value} onChange={setValue} />
}

test('loads options for the typed text, ignores stale responses, and keeps the selection', async () => {
  const answers = new Map<string, (items: ComboBoxItems) => void>()
  const signals = new Map<string, AbortSignal>()
  const load = (text: string, signal: AbortSignal) => {
    signals.set(text, signal)
    return new Promise<ComboBoxItems>((resolve) => answers.set(text, resolve))
  }
  await render(<Asking load={load} />)
  await field.click()
  await expect.poll(shown).toBe('Looking')
  await field.fill('f')
  await field.fill('fi')
  await vi.waitUntil(() => answers.has('fi'))
  expect(signals.get('f')?.aborted ?? true).toBe(true)
  answers.get('fi')!([{ value: '1', label: 'Fig of the server' }])
  answers.get('f')?.([{ value: '2', label: 'Too late' }])
  answers.get('')?.([{ value: '2', label: 'Too late' }])
  await expect.poll(options).toEqual(['Fig of the server'])
  await option('Fig of the server').click()
  await expect.element(field).toHaveValue('Fig of the server')
})

test('a failed load shows an error, and can be retried', async () => {
  const load = vi.fn(async (): Promise<ComboBoxItems> => fruits)
  load.mockRejectedValueOnce(new Error('offline'))
  await render(<Asking load={load} />)
  await field.click()
  await expect.poll(shown).toContain('Could not look')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(options).toHaveLength(3)
})

test('a preselected option has its label from knownOptions before any load', async () => {
  const known = [{ value: 'fig', label: 'Fig' }]
  await render(<ComboBox label="Fruit" options={async () => []} knownOptions={known} labels={labels} value="fig" />)
  await expect.element(field).toHaveValue('Fig')
  await field.click()
  await expect.poll(shown).toBe('No such fruit')
})

test('an arrow key pressed while loading moves to the first option once loaded', async () => {
  let answer = (_items: ComboBoxItems) => {}
  const load = async () => new Promise<ComboBoxItems>((resolve) => (answer = resolve))
  await render(<Asking load={load} />)
  await field.click()
  await expect.poll(shown).toBe('Looking')
  await userEvent.keyboard('{ArrowDown}')
  answer(fruits)
  await expect.element(option('Apple')).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-activedescendant', option('Apple').element().id)
})
