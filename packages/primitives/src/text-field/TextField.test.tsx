import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { fitToText } from './grow.ts'
import { TextArea, TextField } from './index.ts'

describeConformance('TextField', (props) => <TextField label="Name" {...props} />, {
  element: 'input',
  disables: true,
  readsOnly: true,
})
describeConformance(
  'TextField with all',
  (props) => (
    <TextField label="Name" description="As on the card" error="Enter a name" prefix="$" suffix="CAD" {...props} />
  ),
  { element: 'input', passesProps: false, disables: true, readsOnly: true },
)
describeConformance('TextArea', (props) => <TextArea label="Note" {...props} />, {
  element: 'textarea',
  disables: true,
  readsOnly: true,
})
const left = (remaining: number) => (remaining < 0 ? `${-remaining} too many` : `${remaining} left`)
describeConformance(
  'TextArea with a count',
  (props) => <TextArea label="Note" characterLimit={10} countLabel={left} {...props} />,
  { element: 'textarea', passesProps: false, disables: true, readsOnly: true },
)

test('is named by its label, and accepts input attributes', async () => {
  const screen = await render(
    <TextField label="E-mail" type="email" autoComplete="email" inputMode="email" isRequired />,
  )
  const input = screen.getByRole('textbox', { name: 'E-mail', exact: true })
  await expect.element(input).toHaveAttribute('autocomplete', 'email')
  await expect.element(input).toHaveAttribute('inputmode', 'email')
  await expect.element(input).toBeRequired()
  await expect.element(input).not.toHaveAttribute('aria-describedby')
})

test('reports the typed value with its event', async () => {
  const onChange = vi.fn()
  const screen = await render(<TextField label="Name" onChange={onChange} />)
  await screen.getByText('Name').click()
  await userEvent.keyboard('Ad')
  expect(onChange.mock.calls.map(([value, event]) => [value, event.type])).toEqual([
    ['A', 'change'],
    ['Ad', 'change'],
  ])
})

test.each([true, false])('an error that appears keeps focus and text (controlled: %s)', async (isControlled) => {
  function Checked() {
    const [name, setName] = useState('')
    const field = isControlled ? { value: name } : {}
    return (
      <TextField
        {...field}
        label="Name"
        description="As on the card"
        error={name.length > 1 ? 'Too long' : undefined}
        onChange={setName}
      />
    )
  }
  const screen = await render(<Checked />)
  const input = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.type(input, 'Ada')
  await expect.element(input).toHaveValue('Ada')
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAccessibleDescription('Too long As on the card')
})

test('marks only optional fields, in words', async () => {
  const screen = await render(<TextField label="Note" optionalMark="Optional" />)
  await expect.element(screen.getByRole('textbox', { name: 'Note Optional' })).toBeVisible()
  await screen.rerender(<TextField label="Note" optionalMark="Optional" isRequired />)
  await expect.element(screen.getByRole('textbox', { name: 'Note', exact: true })).toBeVisible()
})

test('hides its label visually only', async () => {
  const screen = await render(<TextField label="Search" isLabelHidden />)
  await expect.element(screen.getByRole('textbox', { name: 'Search' })).toBeVisible()
  expect(screen.container.querySelector('label')!.getBoundingClientRect().width).toBe(1)
})

test('prefix and suffix are part of its description, and a press on them focuses the input', async () => {
  const screen = await render(<TextField label="Amount" prefix="$" suffix="CAD" />)
  const input = screen.getByRole('textbox', { name: 'Amount', exact: true })
  await expect.element(input).toHaveAccessibleDescription('$ CAD')
  await screen.getByText('CAD').click()
  await expect.element(input).toHaveFocus()
})

test('a button in the suffix keeps its own press', async () => {
  const onClear = vi.fn()
  const screen = await render(
    <TextField
      label="Search"
      suffix={
        <button type="button" onClick={onClear}>
          Clear
        </button>
      }
    />,
  )
  await screen.getByRole('button', { name: 'Clear' }).click()
  expect(onClear).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('textbox')).not.toHaveFocus()
})

test('a text area starts with its rows and grows with its text', async () => {
  const screen = await render(<TextArea label="Note" rows={2} />)
  const area = screen.getByRole('textbox', { name: 'Note' })
  const height = () => area.element().getBoundingClientRect().height
  const before = height()
  await area.fill('one\ntwo\nthree\nfour')
  expect(height()).toBeGreaterThan(before)
  await screen.rerender(<TextArea label="Note" rows={8} />)
  expect(height()).toBeGreaterThan(4 * 24)
})

test('a text area grows even without CSS field-sizing', async () => {
  const screen = await render(<TextArea label="Note" rows={2} defaultValue={'one\ntwo\nthree\nfour'} />)
  const area = screen.container.querySelector('textarea')!
  area.style.setProperty('field-sizing', 'fixed')
  const before = area.offsetHeight
  fitToText(area, false)
  expect(area.offsetHeight).toBeGreaterThan(before)
  expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight)
  area.value = ''
  fitToText(area, false)
  expect(area.offsetHeight).toBe(before)
})

test.each([true, false])(
  'counts characters, and allows typing beyond the limit (controlled: %s)',
  async (isControlled) => {
    function Counted() {
      const [note, setNote] = useState('')
      const value = isControlled ? { value: note } : {}
      return <TextArea label="Note" {...value} characterLimit={5} countLabel={left} onChange={setNote} />
    }
    const screen = await render(<Counted />)
    const area = screen.getByRole('textbox', { name: 'Note' })
    await expect.element(area).toHaveAccessibleDescription('5 left')
    await userEvent.fill(area, 'a👍b')
    await expect.element(area).toHaveAccessibleDescription('2 left')
    await userEvent.type(area, 'cdef')
    await expect.element(area).toHaveAccessibleDescription('2 too many')
    await expect.element(area).toHaveValue('a👍bcdef')
    expect((area.element() as HTMLTextAreaElement).validationMessage).toBe('2 too many')
  },
)

test('announces the count once typing pauses, not after each letter', async () => {
  const screen = await render(<TextArea label="Note" characterLimit={5} countLabel={left} />)
  await userEvent.type(screen.getByRole('textbox'), 'abc')
  const announced = () => [...document.querySelectorAll('[data-mk-live="polite"]')].map((region) => region.textContent)
  await expect.poll(announced).toContain('2 left')
  expect(announced().join('')).not.toMatch(/[34] left/)
})

test('read-only, a value looks like a fact: no box around it, in line with its label', async () => {
  const screen = await render(
    <>
      <TextField label="Number" readOnly defaultValue="EX-1" />
      <TextField label="Fee" prefix="$" readOnly defaultValue="49.90" />
    </>,
  )
  const boxes = [screen.getByLabelText('Number').element(), screen.getByLabelText('Fee').element().parentElement!]
  for (const box of boxes) {
    const { backgroundColor, borderWidth, paddingInlineStart } = getComputedStyle(box)
    expect([backgroundColor, borderWidth, paddingInlineStart]).toEqual(['rgba(0, 0, 0, 0)', '0px', '0px'])
  }
})
