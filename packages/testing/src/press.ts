import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/*
 * For a matrix, which presses and types a thousand times: without the way of a pointer and of keys, which other tests go.
 */

/** Presses a control once it is present and available. */
export async function press(control: Locator) {
  const element = await shown(control)
  await expect.element(control).not.toHaveAttribute('aria-disabled', 'true')
  element.focus()
  element.click()
}

/** Takes an option of a combo box, which acts on the press: its release ends what the page holds back meanwhile. */
export async function takeOption(option: Locator) {
  const element = await shown(option)
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
  element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, cancelable: true }))
  element.click()
}

/** Sets a field's value, or selects the option of that name, once the field is present. */
export async function enter(control: Locator, words: string) {
  const element = await shown<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(control)
  const isSelect = element instanceof HTMLSelectElement
  const value = isSelect ? [...element.options].find(({ label }) => label === words)?.value : words
  expect(value, `an option called ${words}`).toBeDefined()
  element.focus()
  // Bypasses React's setter, which would hide the change from React.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
  element.dispatchEvent(new InputEvent('input', { bubbles: true, data: words }))
  if (isSelect) element.dispatchEvent(new Event('change', { bubbles: true }))
}

async function shown<E extends HTMLElement>(control: Locator) {
  await expect.element(control).toBeVisible()
  return control.element() as E
}
