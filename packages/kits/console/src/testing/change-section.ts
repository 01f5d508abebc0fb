import { patiently, until } from './drawing.ts'
import { press } from './press-now.ts'

/** Changes something in a section, as a person would; returns whether a control was found. */
export async function changeSomething(section: Element): Promise<boolean> {
  for (const control of section.querySelectorAll<HTMLElement>('input, textarea, select')) {
    if (control.matches('[disabled], [readonly], [aria-disabled="true"], [type="file"]')) continue
    // Of another country, the rest of an address, or a telephone number, is asked for anew.
    if (control.matches('select[name$=".country"], [autocomplete="tel-country-code"]')) continue
    if (control instanceof HTMLSelectElement && choose(control)) return true
    if (control instanceof HTMLTextAreaElement && write(control, otherText(control.value))) return true
    if (control instanceof HTMLInputElement && (await change(control))) return true
  }
  const [segment, ...others] = section.querySelectorAll<HTMLElement>(segments)
  // A day or a time: the next one.
  if (segment) return strike(segment, 'ArrowUp') && others.every((one) => strike(one, 'ArrowUp'))
  // Masked values are entered anew.
  const masked = buttonNamed(section, /^Change/)
  if (masked) {
    press(masked)
    const isOpen = () => section.querySelector(`input:not([type="hidden"]), ${segments}`) !== null
    return (await until(isOpen)) && changeSomething(section)
  }
  // Lists that are empty, or of what cannot be typed: one row less.
  const button = buttonNamed(section, /^(Remove|Clear)/)
  if (button) press(button)
  return button !== undefined
}

const segments = '[role="spinbutton"]:not(input, [aria-readonly="true"])'

const buttonNamed = (section: Element, name: RegExp) =>
  [...section.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
    name.test(ariaLabel ?? textContent ?? ''),
  )

function otherText(text: string) {
  if (text.startsWith('{')) return '{"note":"Other"}'
  if (text.includes('@')) return 'ben@example.com'
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? '2026-04-01' : `${text} more`
}

async function change(input: HTMLInputElement): Promise<boolean> {
  const { type, role } = input
  if (type === 'checkbox' || type === 'radio') {
    if (input.checked && type === 'radio') return false
    press(input)
    return true
  }
  if (role === 'combobox') return (await pick(input)) || write(input, 'other-2', () => strike(input, 'Enter'))
  const texts: Readonly<Record<string, string>> = {
    email: 'ben@example.com',
    tel: '+12025550199',
    url: 'https://example.com/other',
  }
  if (input.value.includes('•')) return write(input, '111-22-3333')
  const number = /^[\d,]+$/.test(input.value) ? Number(input.value.replaceAll(',', '')) : undefined
  return write(input, texts[type] ?? (number === undefined ? `${input.value} more` : String(number + 1)))
}

/** Picks another of the options that there are; what is searched for has none yet. */
async function pick(input: HTMLInputElement): Promise<boolean> {
  const show = input.parentElement && buttonNamed(input.parentElement, /^Show/)
  if (!show) return false
  const other = () => document.querySelector<HTMLElement>('[role="option"]:not([aria-selected="true"])')
  press(show)
  // The list is loaded when it is first asked for.
  await until(() => document.querySelector(':popover-open') !== null, patiently)
  if (!(await until(() => other() !== null))) return false
  other()?.click()
  return true
}

function choose(select: HTMLSelectElement): boolean {
  const other = [...select.options].find(({ value, disabled }) => value && !disabled && value !== select.value)
  return other !== undefined && write(select, other.value)
}

function strike(control: HTMLElement, key: string): boolean {
  control.focus()
  return (
    control.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true })) || true
  )
}

function write(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
  finish: () => unknown = () => {},
): boolean {
  control.focus()
  // Past React's setter, which would hide the change from React.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new InputEvent('input', { bubbles: true, data: value }))
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }))
  finish()
  control.blur()
  return true
}
