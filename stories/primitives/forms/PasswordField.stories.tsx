import { Grid } from '@memberkit/primitives/box'
import { Meter } from '@memberkit/primitives/meter'
import { PasswordField } from '@memberkit/primitives/password-field'
import { expect, fireEvent, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs, passwordLabels } from './PasswordField.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/PasswordField',
  component: PasswordField,
  parameters: { docs: docsOf(docs) },
  args: { label: 'Password', autoComplete: 'current-password' as const, labels: passwordLabels },
})

export const Default = meta.story()

/** Shown and hidden with the keyboard. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'not a real one')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide the password' })).toHaveFocus()
  },
})

export const CapsLock = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    field.focus()
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true })
    await expect(canvas.getByText('Caps Lock is on.')).toBeVisible()
  },
})

export const States = meta.story({
  render: (args) => (
    <Grid columns={2} gap="lg">
      <PasswordField
        {...args}
        label="New password"
        autoComplete="new-password"
        description="At least 12 characters."
        defaultValue="almost long"
        strength={<Meter label="Strength" value={2} max={4} valueText="Could be longer" />}
      />
      <PasswordField {...args} label="In error" error="Enter the password again." defaultValue="almost" />
      <PasswordField {...args} label="Small" size="small" defaultValue="almost" />
      <PasswordField {...args} label="Read only" readOnly defaultValue="almost" />
      <PasswordField {...args} label="Disabled" disabled defaultValue="almost" />
    </Grid>
  ),
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  globals: { locale: 'fr-CA' },
  args: {
    label: 'Nouveau mot de passe de l’espace membre',
    description: 'Au moins douze caractères, sans reprendre votre nom ni votre numéro de membre.',
    error: 'Ce mot de passe figure parmi les plus courants : choisissez-en un autre.',
    autoComplete: 'new-password' as const,
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { defaultValue: 'almost' } })
