import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LiveRegion } from '../live/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { ComboBox, type ComboBoxOption } from './index.ts'

const provinces: ComboBoxOption[] = ['Alberta', 'Manitoba', 'Ontario'].map((label) => ({ value: label, label }))
const labels = {
  open: 'Show provinces',
  list: 'Provinces',
  found: (count: number) => `${count} found`,
  nothingFound: 'No such province',
  chosen: 'Chosen provinces',
  remove: (name: string) => `Remove ${name}`,
  added: (name: string) => `${name} added`,
  removed: (name: string) => `${name} removed`,
}

/** The virtual screen reader follows the focus alone; a real one follows what the focused element points to as well. */
function followActiveOption(input: Element) {
  const observer = new MutationObserver(() => {
    const id = input.getAttribute('aria-activedescendant')
    if (id) document.querySelector(`[id="${id}"]`)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
  observer.observe(input, { attributeFilter: ['aria-activedescendant'] })
  onTestFinished(() => observer.disconnect())
}

async function loaded() {
  const field = page.getByRole('combobox')
  await field.click()
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  followActiveOption(field.element())
  await page.getByRole('button', { name: 'Before' }).click()
}

/** Returns the announcements of each press. Results are announced once typing pauses, which `{Shift}` waits for. */
async function transcript(presses: readonly string[]) {
  const rows = await transcriptOf(presses.flatMap((keys) => [keys, '{Shift}', '{Shift}']))
  return presses.map((keys, at) => [keys, ...rows.slice(3 * at, 3 * at + 3).flatMap(([, ...said]) => said)])
}

test('screen reader output of a combo box', async () => {
  await render(
    <>
      <LiveRegion />
      <button type="button">Before</button>
      <ComboBox label="Province" description="Where you live" options={provinces} labels={labels} />
    </>,
  )
  await loaded()
  expect(await transcript(['{Tab}', '{ArrowDown}', '{ArrowDown}', '{Enter}', 'x', '{Escape}'])).toEqual([
    ['{Tab}', 'combobox, Province, Where you live, has popup listbox, not expanded, autocomplete in list'],
    ['{ArrowDown}', 'option, Alberta, not selected, position 1, set size 3', 'polite: 3 found'],
    ['{ArrowDown}', 'option, Manitoba, not selected, position 2, set size 3'],
    ['{Enter}', 'polite: Manitoba'],
    ['x', 'polite: No such province'],
    ['{Escape}'],
  ])
})

test('screen reader output of a combo box with tags', async () => {
  await render(
    <>
      <LiveRegion />
      <button type="button">Before</button>
      <ComboBox isMultiple label="Provinces" options={provinces} labels={labels} error="Choose one at least" />
    </>,
  )
  await loaded()
  const presses = ['{Tab}', '{ArrowDown}', '{Enter}', '{ArrowDown}{Enter}', '{Escape}', '{ArrowLeft}', '{Delete}']
  expect(await transcript([...presses, '{ArrowRight}', '{Backspace}'])).toEqual([
    [
      '{Tab}',
      'combobox, Provinces, Choose one at least, has popup listbox, not expanded, autocomplete in list, invalid',
    ],
    ['{ArrowDown}', 'option, Alberta, not selected, position 1, set size 3', 'polite: 3 found'],
    ['{Enter}', 'polite: Alberta added'],
    ['{ArrowDown}{Enter}', 'option, Manitoba, not selected, position 2, set size 3', 'polite: Manitoba added'],
    ['{Escape}'],
    ['{ArrowLeft}', 'button, Remove Manitoba'],
    ['{Delete}', 'button, Remove Alberta', 'polite: Manitoba removed'],
    [
      '{ArrowRight}',
      'combobox, Provinces, Choose one at least Alberta, has popup listbox, not expanded, autocomplete in list, invalid',
    ],
    ['{Backspace}', 'polite: Alberta removed'],
  ])
})
