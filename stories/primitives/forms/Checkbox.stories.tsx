import { Grid, Stack } from '@memberkit/primitives/box'
import { Checkbox, CheckboxGroup } from '@memberkit/primitives/checkbox'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './Checkbox.docs.tsx'

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
  parameters: { docs: docsOf(docs) },
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

/** Checked with the space bar; what is disabled is passed over. */
export const Keyboard = meta.story({
  render: () => <CheckboxGroup label="Tell me by" options={channels} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Email' })).toBeChecked()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Post' })).not.toHaveFocus()
  },
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  globals: { locale: 'fr-CA' },
  render: () => (
    <CheckboxGroup
      label="Moyens par lesquels nous pouvons vous joindre au sujet de votre dossier"
      description="Autant que vous le souhaitez."
      error="Choisissez au moins un moyen."
      options={[
        {
          value: 'courriel',
          label: 'Courriel, y compris les reçus et les avis de prélèvement automatique',
          description: 'Vous pouvez retirer votre accord à tout moment dans vos paramètres.',
        },
        { value: 'poste', label: 'Courrier postal', isDisabled: true },
      ]}
      defaultValue={['courriel']}
    />
  ),
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => <CheckboxGroup label="Tell me by" options={channels} defaultValue={['email']} />,
})

export const Compact = meta.story({
  decorators: [compact],
  render: () => <CheckboxGroup label="Tell me by" options={channels} defaultValue={['email']} />,
})
