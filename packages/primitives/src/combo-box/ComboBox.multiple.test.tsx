import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LiveRegion } from '../live/index.ts'
import { ComboBox, type ComboBoxOption, type ComboBoxProps } from './index.ts'

const provinces: ComboBoxOption[] = ['Alberta', 'Manitoba', 'Ontario', 'Québec'].map((label) => ({
  value: label,
  label,
}))
const labels = {
  open: 'Show provinces',
  list: 'Provinces',
  found: (count: number) => `${count} provinces`,
  nothingFound: 'No such province',
  clear: 'Clear',
  chosen: 'Chosen provinces',
  remove: (name: string) => `Remove ${name}`,
  added: (name: string) => `${name} added`,
  removed: (name: string) => `${name} removed`,
}

const field = page.getByRole('combobox')
const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
const option = (name: string) => page.getByRole('option', { name })
const tags = () => [...document.querySelectorAll('li')].map((tag) => tag.textContent)
const posted = () => new FormData(document.querySelector('form')!).getAll('in')
const announced = () => document.querySelector('[aria-live=polite]')?.textContent

async function show(props: Partial<Extract<ComboBoxProps, { isMultiple: true }>> = {}, dir = 'ltr') {
  const given = {
    label: 'Provinces',
    options: provinces,
    labels,
    name: 'in',
    isMultiple: true,
    ...props,
  } as ComboBoxProps
  return render(
    <form dir={dir}>
      <LiveRegion />
      <ComboBox {...given} />
    </form>,
  )
}

test('adds and removes values, stays open, describes and posts each', async () => {
  const onChange = vi.fn()
  await show({ onChange, isRequired: true })
  await expect.element(field).toBeRequired()
  await field.click()
  await option('Ontario').click()
  await field.fill('que')
  await option('Québec').click()
  await expect.poll(tags).toEqual(['Ontario', 'Québec'])
  await expect.element(field).toHaveValue('')
  await expect.element(field).not.toBeRequired()
  await expect.element(field).toHaveAccessibleDescription('Ontario Québec')
  expect(posted()).toEqual(['Ontario', 'Québec'])
  await expect.poll(announced).toContain('Québec added')
  await option('Ontario').click()
  await expect.poll(tags).toEqual(['Québec'])
  await expect.poll(announced).toContain('Ontario removed')
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([['Ontario'], ['Ontario', 'Québec'], ['Québec']])
  await expect.element(page.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
})

test('Backspace removes the last tag, but only when the text is empty', async () => {
  await show({ defaultValue: ['Alberta', 'Ontario'] })
  await field.fill('q')
  await userEvent.keyboard('{Backspace}')
  await expect.poll(tags).toEqual(['Alberta', 'Ontario'])
  await userEvent.keyboard('{Backspace}')
  await expect.poll(tags).toEqual(['Alberta'])
})

test.each([
  ['ltr', '{ArrowLeft}', '{ArrowRight}'],
  ['rtl', '{ArrowRight}', '{ArrowLeft}'],
])('arrow keys move to the tags and back, %s', async (dir, back, on) => {
  await show({ defaultValue: ['Alberta', 'Manitoba', 'Ontario'] }, dir)
  await userEvent.tab()
  await userEvent.keyboard(back)
  await expect.element(remove('Ontario')).toHaveFocus()
  await userEvent.keyboard(back)
  await expect.element(remove('Manitoba')).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.element(remove('Ontario')).toHaveFocus()
  await expect.poll(tags).toEqual(['Alberta', 'Ontario'])
  await userEvent.keyboard('{Enter}')
  await expect.element(remove('Alberta')).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  await expect.element(field).toHaveFocus()
  expect(tags()).toEqual([])
  await userEvent.keyboard(on)
  await expect.element(field).toHaveFocus()
})

test('pressing a tag’s button removes it', async () => {
  await show({ defaultValue: ['Alberta', 'Ontario'] })
  await remove('Alberta').click()
  await expect.poll(tags).toEqual(['Ontario'])
})

test('the clear button removes all tags', async () => {
  await show({ defaultValue: ['Alberta', 'Ontario'] })
  await page.getByRole('button', { name: 'Clear' }).click()
  expect(tags()).toEqual([])
  expect(posted()).toEqual([])
})

test('free text becomes a tag, once', async () => {
  await show({ isCustomAllowed: true })
  await field.fill('Yukon')
  await userEvent.keyboard('{Enter}')
  await expect.poll(tags).toEqual(['Yukon'])
  await field.fill('Yukon')
  await userEvent.tab()
  await expect.poll(tags).toEqual(['Yukon'])
  await expect.element(field).toHaveValue('')
})

test('read-only, tags cannot be removed', async () => {
  await show({ defaultValue: ['Alberta'], readOnly: true })
  await userEvent.tab()
  await userEvent.keyboard('{Backspace}')
  expect(tags()).toEqual(['Alberta'])
  await expect.element(remove('Alberta')).not.toBeInTheDocument()
})
