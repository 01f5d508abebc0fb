import { StrictMode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../locale/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { NumberField, type NumberFieldProps } from './index.ts'

const basics = { label: 'Seats', parseError: 'Enter a number', stepLabels: { increase: 'More', decrease: 'Fewer' } }

describeConformance('NumberField', (props) => <NumberField {...basics} {...props} />, {
  element: 'input',
  disables: true,
  readsOnly: true,
})

const field = page.getByRole('spinbutton', { name: 'Seats' })
const more = page.getByRole('button', { name: 'More' })
const fewer = page.getByRole('button', { name: 'Fewer' })

function Seats({ locale = 'en-CA', start, ...props }: Partial<NumberFieldProps> & { locale?: string; start?: number }) {
  const [seats, setSeats] = useState<number | null>(start ?? null)
  return (
    <LocaleProvider locale={locale}>
      <NumberField
        {...basics}
        value={seats}
        {...props}
        onChange={(next) => {
          setSeats(next)
          props.onChange?.(next)
        }}
      />
    </LocaleProvider>
  )
}

test.each([
  ['{ArrowUp}', 6],
  ['{ArrowDown}', 4],
  ['{PageUp}', 15],
  ['{PageDown}', 0],
  ['{Home}', 0],
  ['{End}', 20],
])('%s steps from 5 to %d', async (key, to) => {
  const onChange = vi.fn()
  await render(<Seats start={5} min={0} max={20} onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard(key)
  await expect.element(field).toHaveValue(String(to))
  await expect.element(field).toHaveAttribute('aria-valuenow', String(to))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(to)
})

test('exposes its range, its value and its formatted text', async () => {
  await render(<Seats start={1234.5} step={0.5} min={0} max={9000} locale="fr-CA" />)
  await expect.element(field).toHaveValue('1\u00a0234,5')
  await expect.element(field).toHaveAttribute('aria-valuenow', '1234.5')
  await expect.element(field).toHaveAttribute('aria-valuetext', '1\u00a0234,5')
  await expect.element(field).toHaveAttribute('aria-valuemin', '0')
  await expect.element(field).toHaveAttribute('aria-valuemax', '9000')
})

test('text stays as typed and is formatted on blur', async () => {
  const onChange = vi.fn()
  await render(<Seats onChange={onChange} />)
  await userEvent.type(field, '1200')
  await expect.element(field).toHaveValue('1200')
  await userEvent.tab()
  await expect.element(field).toHaveValue('1,200')
  expect(onChange).toHaveBeenLastCalledWith(1200)
})

test('invalid text is kept, and reported on blur', async () => {
  const onChange = vi.fn()
  await render(<Seats start={5} onChange={onChange} />)
  await userEvent.fill(field, 'a few')
  expect(onChange).toHaveBeenLastCalledWith(null)
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(field).toHaveValue('a few')
  await expect.element(field).toHaveAccessibleDescription('Enter a number')
})

test('a number out of range is not corrected', async () => {
  await render(<Seats max={20} rangeError="No more than 20" />)
  await userEvent.fill(field, '25')
  expect((field.element() as HTMLInputElement).validity.customError).toBe(true)
  await userEvent.tab()
  await expect.element(field).toHaveValue('25')
  await expect.element(field).toHaveAccessibleDescription('No more than 20')
  await userEvent.fill(field, '20')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
})

test('each press of a button is one step, up to the end of the range', async () => {
  await render(
    <StrictMode>
      <Seats start={1} min={1} max={3} />
    </StrictMode>,
  )
  await expect.element(fewer).toBeDisabled()
  await more.click()
  await expect.element(field).toHaveValue('2')
  await more.click()
  await expect.element(field).toHaveValue('3')
  await expect.element(more).toBeDisabled()
  await fewer.click()
  await expect.element(field).toHaveValue('2')
})

test('holding a button repeats until released', async () => {
  vi.useFakeTimers()
  try {
    await render(<Seats start={0} />)
    more.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
    const value = () => Number((field.element() as HTMLInputElement).value)
    await vi.waitFor(() => expect(value()).toBe(1))
    await vi.advanceTimersByTimeAsync(1000)
    const held = value()
    expect(held).toBeGreaterThan(5)
    window.dispatchEvent(new PointerEvent('pointerup'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(value()).toBe(held)
  } finally {
    vi.useRealTimers()
  }
})

const announced = () => [...document.querySelectorAll('[data-mk-live] > *')].map(({ textContent }) => textContent)

beforeEach(() => {
  for (const region of document.querySelectorAll('[data-mk-live]')) region.remove()
})

test('a click without a pointer counts, and is announced at once', async () => {
  await render(<Seats start={4} />)
  ;(more.element() as HTMLButtonElement).click()
  await expect.element(field).toHaveValue('5')
  await expect.poll(announced).toEqual(['5'])
  expect(document.querySelector('[data-mk-live="assertive"]')!.textContent).toBe('5')
})

test('a step by keyboard is announced as formatted, once for a held key, and typing is not', async () => {
  await render(<Seats start={1} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown>3/}')
  await expect.element(field).toHaveValue('-2')
  await expect.poll(announced).toEqual(['\u22122'])
  await userEvent.keyboard('{Backspace}7')
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(announced).toEqual(['\u22122', '\u22126'])
})

test('in a modal dialog, a step is announced within it', async () => {
  const screen = await render(
    <dialog ref={(dialog) => dialog?.showModal()}>
      <Seats start={1} />
    </dialog>,
  )
  await field.click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => screen.container.querySelector('dialog [data-mk-live]')?.textContent).toBe('2')
})

test.each([
  ['en-US', 'Empty'],
  ['en-CA', 'Empty'],
  ['fr-CA', 'Vide'],
  ['es-US', 'Vacío'],
])('in %s, an empty field has a localized text value', async (locale, word) => {
  await render(<Seats locale={locale} start={5} />)
  await userEvent.fill(field, '')
  await expect.element(field).toHaveAttribute('aria-valuetext', word)
  await expect.element(field).not.toHaveAttribute('aria-valuenow')
})

test('keys other than steps keep their default behaviour', async () => {
  const bubbled = vi.fn()
  await render(
    <div role="presentation" onKeyDown={({ key, defaultPrevented }) => bubbled(key, defaultPrevented)}>
      <Seats start={5} onKeyDown={(event) => event.key === 'PageUp' && event.preventDefault()} />
    </div>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{Escape}{Home}{End}{Shift>}{ArrowUp}{/Shift}{PageUp}')
  await expect.element(field).toHaveValue('5')
  expect(bubbled.mock.calls).toEqual([
    ['Enter', false],
    ['Escape', false],
    ['Home', false],
    ['End', false],
    ['Shift', false],
    ['ArrowUp', false],
    ['PageUp', true],
  ])
  bubbled.mockClear()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('6')
})

test('the mouse wheel changes nothing', async () => {
  await render(<Seats start={5} />)
  await field.click()
  await userEvent.wheel(field, { direction: 'down' })
  await expect.element(field).toHaveValue('5')
})

test('posts the number, and works uncontrolled', async () => {
  const screen = await render(
    <LocaleProvider locale="fr-CA">
      <form>
        <NumberField {...basics} name="seats" defaultValue={1200} step={0.5} />
      </form>
    </LocaleProvider>,
  )
  const submitted = () => Object.fromEntries(new FormData(screen.container.querySelector('form')!))
  expect(submitted()).toEqual({ seats: '1200' })
  await userEvent.fill(field, '2,5')
  expect(submitted()).toEqual({ seats: '2.5' })
})

test('a read-only or disabled field does not step', async () => {
  await render(<NumberField {...basics} defaultValue={5} readOnly />)
  await expect.element(more).toBeDisabled()
  await field.click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('5')
})

test('has no step buttons without their labels', async () => {
  await render(<NumberField {...basics} stepLabels={undefined} />)
  expect(page.getByRole('button').elements()).toEqual([])
})
