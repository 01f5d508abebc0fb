import { Masked } from '@memberkit/foundation/privacy'
import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { onOwnPage, over } from './over.ts'

const meta = preview.meta({
  title: 'Foundation/Masked',
  component: Masked,
  args: {
    label: 'National identifier',
    field: 'profile.nationalIdentifier',
    mask: '•••-••-0000',
    value: '000-00-0000',
  },
  parameters: {
    ...over('invoices/staff').parameters,
    ...onOwnPage,
    docs: {
      story: { inline: false, height: '160px' },
      description: {
        component: `A value kept out of sight until someone asks for it. Revealing is a permission, an event without the value
in it, and over after 30 s or when the window is left. Session recorders are told to look away.`,
      },
    },
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toHaveAccessibleName('Show National identifier')
  },
})

export const Revealed = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show National identifier' }))
    await expect(canvas.getByText('000-00-0000')).toBeVisible()
  },
})

/** Without the permission there is no button, not a disabled one. */
export const NotPermitted = meta.story({
  args: { permission: 'profiles.nobody' },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'National identifier, hidden' })
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
