import { Grid, Stack } from '@memberkit/primitives/box'
import { Checkbox, CheckboxGroup } from '@memberkit/primitives/checkbox'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const channels = [
  { value: 'email', label: 'Email', description: 'Receipts and changes to your plan.' },
  { value: 'text', label: 'Text message' },
  { value: 'post', label: 'Post', isDisabled: true },
]

const meta = preview.meta({
  title: 'Primitives/Forms/Checkbox',
  component: Checkbox,
  subcomponents: { CheckboxGroup },
  args: { label: 'Pay future invoices with this card', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `**Checkbox** is one yes or no; **CheckboxGroup** any of several. A box takes effect when its form is
sent. The label is part of the target, and the box answers to a finger's width around it.`,
      },
    },
  },
})

export const Default = meta.story()

export const Variants = meta.story({
  render: () => (
    <Grid columns={2} gap="lg">
      <Stack gap="xs">
        <Checkbox label="Not checked" />
        <Checkbox label="Checked" isDefaultChecked />
        <Checkbox label="Some of them" isIndeterminate />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled and checked" disabled isDefaultChecked />
      </Stack>
      <Stack gap="md">
        <Checkbox label="Described" description="You can change this at any time." />
        <Checkbox label="I have read the terms" error="Read and accept the terms to go on." />
        <Checkbox
          label="J’accepte que les paiements futurs soient prélevés automatiquement sur cette carte jusqu’à avis contraire"
          description="Vous pouvez retirer votre accord à tout moment dans vos paramètres de facturation."
          isDefaultChecked
        />
      </Stack>
      <CheckboxGroup label="Tell me by" options={channels} defaultValue={['email']} />
      <CheckboxGroup
        label="Side by side"
        description="As many as you like."
        orientation="horizontal"
        options={channels.map(({ value, label }) => ({ value, label }))}
        error="Choose at least one."
      />
    </Grid>
  ),
})

/** One box for all: mixed while some are checked. */
export const SomeOfAll = meta.story({
  render: function Render() {
    const [value, setValue] = useState(['email'])
    const all = ['email', 'text']
    return (
      <Stack gap="sm">
        <Checkbox
          label="All"
          isChecked={value.length === all.length}
          isIndeterminate={value.length === 1}
          onChange={(isChecked) => setValue(isChecked ? all : [])}
        />
        <CheckboxGroup
          label="Channels"
          isLabelHidden
          options={channels.slice(0, 2)}
          value={value}
          onChange={setValue}
        />
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Text message' }))
    await expect(all).toBeChecked()
    await expect(all).not.toBePartiallyChecked()
  },
})
