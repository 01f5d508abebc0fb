import { Grid, Stack } from '@memberkit/primitives/box'
import { Switch } from '@memberkit/primitives/switch'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Switch.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/Switch',
  component: Switch,
  parameters: { docs: docsOf(docs) },
  args: { label: 'Text alerts', description: 'When somebody tries to open an account in your name.', onChange: fn() },
})

export const Default = meta.story()

export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Text alerts' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(true, expect.anything())
  },
})

export const Pointer = meta.story({
  args: { isDefaultChecked: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Text alerts'))
    await expect(canvas.getByRole('switch')).not.toBeChecked()
  },
})

export const States = meta.story({
  render: () => (
    <Grid columns={2} gap="lg">
      <Stack gap="sm">
        <Switch label="Off" />
        <Switch label="Off, being saved" isPending pendingLabel="Saving" />
        <Switch label="Off, disabled" disabled />
        <Switch label="Off, in error" error="It couldn’t be turned on. Try again." />
      </Stack>
      <Stack gap="sm">
        <Switch label="On" isDefaultChecked />
        <Switch label="On, being saved" isDefaultChecked isPending pendingLabel="Saving" />
        <Switch label="On, disabled" isDefaultChecked disabled />
        <Switch label="On, without a label to be seen" isLabelHidden isDefaultChecked />
      </Stack>
    </Grid>
  ),
})

/** Saved as it is switched. */
export const Saved = meta.story({
  render: function Render(args) {
    const [isOn, setOn] = useState(false)
    const [isPending, setPending] = useState(false)
    return (
      <Switch
        {...args}
        isChecked={isOn}
        isPending={isPending}
        pendingLabel="Saving"
        onChange={(next) => {
          setOn(next)
          setPending(true)
          setTimeout(() => setPending(false), 200)
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch')
    await userEvent.click(control)
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(control).toHaveFocus()
    await expect(await canvas.findByRole('switch', { busy: false })).toBeChecked()
  },
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  globals: { locale: 'fr-CA' },
  args: {
    label: 'Surveillance continue des renseignements personnels de toute la famille',
    description: 'Vous recevez un avis dès que nous trouvons l’un de ces renseignements là où il ne devrait pas être.',
    isDefaultChecked: true,
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { isDefaultChecked: true } })
