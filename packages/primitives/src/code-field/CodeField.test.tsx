import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { simulateInput } from '../internal/simulate-input.ts'
import { paste } from '../testing/paste.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { CodeField, type CodeFieldProps } from './index.ts'

describeConformance('CodeField', (props) => <CodeField label="Code" {...props} />, {
  element: 'input',
  disables: true,
  readsOnly: true,
})

const field = page.getByRole('textbox', { name: 'Code' })
const cells = () => [...document.querySelectorAll('[aria-hidden="true"]')].map((cell) => cell.textContent)

async function show(props: Partial<CodeFieldProps> = {}) {
  return render(
    <StrictMode>
      <CodeField label="Code" {...props} />
    </StrictMode>,
  )
}

test('draws the characters of one native input', async () => {
  await show()
  await userEvent.type(field, '12')
  expect(cells()).toEqual(['1', '2', '', '', '', ''])
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(field).toHaveAttribute('inputmode', 'numeric')
})

test('onComplete fires once, and again only after the code was incomplete', async () => {
  const onComplete = vi.fn()
  await show({ onComplete, length: 4 })
  await userEvent.type(field, '1234')
  await userEvent.keyboard('5')
  expect(onComplete.mock.calls).toEqual([['1234']])
  await userEvent.keyboard('{Backspace}9')
  expect(onComplete.mock.calls).toEqual([['1234'], ['1239']])
})

test('accepts a pasted or autofilled code with separators', async () => {
  const onComplete = vi.fn()
  await show({ onComplete })
  await field.click()
  simulateInput(field.element() as HTMLInputElement, ' 123-456 ')
  await expect.element(field).toHaveValue('123456')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
})

test('drops characters that are not allowed', async () => {
  const onChange = vi.fn()
  await show({ onChange })
  await userEvent.type(field, '1a2')
  await expect.element(field).toHaveValue('12')
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['1', '12'])
})

test.each(['١٢٣٤٥٦', '۱۲۳۴۵۶', '१२३४५६', '１２３４５６'])(
  'reads the digits of %s, typed and pasted',
  async (digits) => {
    const onComplete = vi.fn()
    await show({ onComplete })
    await userEvent.type(field, digits)
    await expect.element(field).toHaveValue('123456')
    await userEvent.fill(field, '')
    paste(` ${digits.slice(0, 3)}-${digits.slice(3)} `)
    await expect.element(field).toHaveValue('123456')
    expect(onComplete.mock.calls).toEqual([['123456'], ['123456']])
    expect((field.element() as HTMLInputElement).validity.valid).toBe(true)
  },
)

test('a digit of another script replaces the selected one, and selects the next', async () => {
  await show({ defaultValue: '123456', characters: 'alphanumeric' })
  await userEvent.tab()
  await userEvent.keyboard('{Home}{ArrowRight}٩')
  await expect.element(field).toHaveValue('193456')
  await userEvent.keyboard('۸')
  await expect.element(field).toHaveValue('198456')
})

test('alphanumeric codes take letters', async () => {
  await show({ characters: 'alphanumeric' })
  await userEvent.type(field, 'a-1')
  await expect.element(field).toHaveValue('a1')
})

test('arrow keys and presses select a character, which typing replaces', async () => {
  await show({ defaultValue: '123456' })
  await userEvent.tab()
  await userEvent.keyboard('{Home}9')
  await expect.element(field).toHaveValue('923456')
  await userEvent.keyboard('{ArrowRight}8')
  await expect.element(field).toHaveValue('928456')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}7')
  await expect.element(field).toHaveValue('978456')
  const { width, height } = field.element().getBoundingClientRect()
  await field.click({ position: { x: width - 5, y: height / 2 } })
  await userEvent.keyboard('0')
  await expect.element(field).toHaveValue('978450')
  await userEvent.keyboard('{Backspace}')
  await expect.element(field).toHaveValue('97845')
})

test('keeps the given value when controlled', async () => {
  function Controlled() {
    const [code, setCode] = useState('')
    return (
      <>
        <CodeField label="Code" value={code} onChange={setCode} />
        <button type="button" onClick={() => setCode('')}>
          Again
        </button>
      </>
    )
  }
  await render(<Controlled />)
  await userEvent.type(field, '123')
  await page.getByRole('button', { name: 'Again' }).click()
  await expect.element(field).toHaveValue('')
  expect(cells()).toEqual(['', '', '', '', '', ''])
})

test('posts by name, describes its error, and renders the resend control', async () => {
  const screen = await render(
    <form>
      <CodeField
        label="Code"
        name="code"
        defaultValue="123"
        error="That code has expired"
        resend={<button>Again</button>}
      />
    </form>,
  )
  expect(Object.fromEntries(new FormData(screen.container.querySelector('form')!))).toEqual({ code: '123' })
  await expect.element(field).toHaveAccessibleDescription('That code has expired')
  expect((field.element() as HTMLInputElement).validity.patternMismatch).toBe(true)
  await expect.element(page.getByRole('button', { name: 'Again' })).toBeVisible()
})
