import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { TextField } from '../text-field/index.ts'
import { Field, FieldSet } from './index.ts'

describeConformance('Field', () => <Field label="Colour">{(control) => <input {...control} type="color" />}</Field>, {
  element: 'div',
  passesProps: false,
})
describeConformance(
  'FieldSet',
  (props) => (
    <FieldSet label="Address" {...props}>
      <TextField label="City" />
    </FieldSet>
  ),
  { element: 'fieldset', disables: true },
)

test('connects a custom control to its label and messages', async () => {
  const screen = await render(
    <Field label="Colour" description="Of your card" error="Choose a darker one" isRequired aria-describedby="more">
      {(control) => <input {...control} type="text" />}
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Colour' })
  await expect.element(input).toBeRequired()
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAccessibleDescription('Choose a darker one Of your card')
})

test('uses the given id', async () => {
  const screen = await render(
    <Field label="Colour" id="colour">
      {(control) => <input {...control} />}
    </Field>,
  )
  await expect.element(screen.getByLabelText('Colour')).toHaveAttribute('id', 'colour')
})

test('a field set has its own name and messages, and disables its fields', async () => {
  const screen = await render(
    <FieldSet label="Address" description="Where you live" error="We cannot deliver there" disabled>
      <TextField label="City" />
    </FieldSet>,
  )
  const group = screen.getByRole('group', { name: 'Address' })
  await expect.element(group).toHaveAccessibleDescription('We cannot deliver there Where you live')
  await expect.element(screen.getByRole('textbox', { name: 'City' })).toBeDisabled()
})
