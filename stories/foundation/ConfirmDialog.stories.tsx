import { ConfirmDialog } from '@memberkit/foundation/confirm'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { onOwnPage, over } from './over.ts'

const confirming = {
  title: 'Refund $49.90?',
  consequence: 'The money goes back to the card ending in 1111 within 5 working days. This can’t be undone.',
  confirmLabel: 'Refund $49.90',
  accept: fn(),
  cancel: fn(),
}

const meta = preview.meta({
  title: 'Foundation/ConfirmDialog',
  component: ConfirmDialog,
  args: { action: { confirming } },
  parameters: {
    ...onOwnPage,
    docs: {
      ...onOwnPage.docs,
      description: {
        component: `Asks before an action is sent, and always says what will come of it; its button says what it does. What
can be undone is not asked about: see the order of preference in the README.`,
      },
    },
  },
})

const body = within(document.body)

/** Its words come with it. */
const asked = async () => {
  await expect(await body.findByRole('alertdialog')).toBeVisible()
}

export const Default = meta.story({ ...over('invoices/pay-approved'), play: asked })

/** What cannot be taken back and takes something away. */
export const Critical = meta.story({
  ...over('invoices/pay-approved'),
  play: asked,
  args: {
    action: {
      confirming: {
        ...confirming,
        tone: 'critical',
        title: 'Void this invoice?',
        consequence: 'It can no longer be paid, and the member is told that nothing is owed.',
        confirmLabel: 'Void the invoice',
        cancelLabel: 'Keep the invoice',
      },
    },
  },
})

const retyped = {
  ...confirming,
  title: 'Refund $1,249.90?',
  confirmLabel: 'Refund $1,249.90',
  retype: { label: 'Type the amount', expected: '$1,249.90', hint: 'Because it is more than $1,000.00' },
}

/** Above the host's threshold, the amount is typed again. */
export const Retype = meta.story({
  ...over('invoices/pay-approved'),
  play: asked,
  args: { action: { confirming: retyped } },
})

export const RetypeMismatch = meta.story({
  ...over('invoices/pay-approved'),
  args: { action: { confirming: retyped } },
  play: async () => {
    await userEvent.type(await body.findByLabelText('Type the amount'), '$1,249')
    await userEvent.click(body.getByRole('button', { name: retyped.confirmLabel }))
    await expect(await body.findByText(/This isn’t the same/)).toBeVisible()
    await expect(confirming.accept).not.toHaveBeenCalled()
  },
})

/** Staff who act for someone confirm that as well, where something is taken from the person. */
export const ActingForSomeone = meta.story({
  ...over('invoices/staff'),
  play: asked,
  args: { action: { confirming: { ...confirming, isDestructive: true } } },
})
