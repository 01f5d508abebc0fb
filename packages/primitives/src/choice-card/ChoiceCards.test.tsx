import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { type ChoiceCardOption, ChoiceCards } from './index.ts'

const options: ChoiceCardOption[] = [
  { value: 'self', title: 'Only me', description: 'One person', aside: '$19.90' },
  { value: 'family', title: 'Family', aside: '$29.90', children: 'Two adults' },
  { value: 'group', title: 'Group', unavailableReason: 'Ask your employer' },
]

describeConformance('ChoiceCards', (props) => <ChoiceCards label="Plan" options={options} {...props} />, {
  element: 'fieldset',
  disables: true,
})
describeConformance(
  'ChoiceCards of several',
  (props) => <ChoiceCards label="Extras" selection="multiple" options={options} {...props} />,
  { element: 'fieldset', disables: true },
)

const radio = (name: string) => page.getByRole('radio', { name })

test('arrow keys skip unavailable cards and report the value', async () => {
  const onChange = vi.fn()
  await render(<ChoiceCards label="Plan" options={options} defaultValue="self" onChange={onChange} />)
  await userEvent.tab()
  await expect.element(radio('Only me')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('Family')).toBeChecked()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('family', expect.objectContaining({ type: 'change' }))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('Only me')).toBeChecked()
})

test('the whole card is pressable, and its accessible description has all its content', async () => {
  await render(<ChoiceCards label="Plan" options={options} />)
  await page.getByText('Two adults').click({ force: true })
  await expect.element(radio('Family')).toBeChecked()
  await expect.element(radio('Family')).toHaveAccessibleDescription('$29.90 Two adults')
  await expect.element(radio('Only me')).toHaveAccessibleDescription('$19.90 One person')
})

test('an unavailable card gives its reason', async () => {
  await render(<ChoiceCards label="Plan" options={options} />)
  await expect.element(radio('Group')).toBeDisabled()
  await expect.element(radio('Group')).toHaveAccessibleDescription('Ask your employer')
  await page.getByText('Ask your employer').click({ force: true })
  await expect.element(radio('Group')).not.toBeChecked()
})

test('multiple selection reports values in the order of the options', async () => {
  const onChange = vi.fn()
  function Extras() {
    const [value, setValue] = useState(['family'])
    return (
      <ChoiceCards
        label="Extras"
        selection="multiple"
        options={options}
        value={value}
        onChange={(next) => {
          setValue(next)
          onChange(next)
        }}
      />
    )
  }
  await render(<Extras />)
  await page.getByRole('checkbox', { name: 'Only me' }).click({ force: true })
  expect(onChange).toHaveBeenLastCalledWith(['self', 'family'])
  await page.getByRole('checkbox', { name: 'Family' }).click({ force: true })
  expect(onChange).toHaveBeenLastCalledWith(['self'])
})

test('posts by name, enforces isRequired, and describes its error', async () => {
  const screen = await render(
    <form>
      <ChoiceCards label="Plan" name="plan" options={options} isRequired error="Choose a plan" />
    </form>,
  )
  const form = screen.container.querySelector('form')!
  expect(form.checkValidity()).toBe(false)
  const group = page.getByRole('radiogroup', { name: 'Plan' })
  await expect.element(group).toHaveAccessibleDescription('Choose a plan')
  await page.getByText('Family').click({ force: true })
  expect(form.checkValidity()).toBe(true)
  expect(Object.fromEntries(new FormData(form))).toEqual({ plan: 'family' })
})

test('a value of the other selection mode does not compile', () => {
  // @ts-expect-error: one choice has one value
  expect(<ChoiceCards label="Plan" options={options} value={['self']} />).toBeDefined()
})
