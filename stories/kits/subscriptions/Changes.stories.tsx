import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { changeSlots, Kit, onOwnPage, onPhonesToo, opened, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Subscriptions/Changes',
  component: Kit,
  parameters: onOwnPage,
  args: { changeSlots },
})

/** Chooses one of the wallet's methods; the other plans on both are named. */
export const PaymentChange = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/active-member', { address: opened('update-payment'), ...onPhonesToo }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(/^Mastercard/))
    await expect(await canvas.findByText(/also pays for IDShield Family 2021/)).toBeVisible()
  },
})

/** From which plan to which, what is given up, and no sum for part of a period. */
export const PlanChange = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/active-member', { address: opened('change-plan'), ...onPhonesToo }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose Legal Plan Family alone' }))
    await expect(await canvas.findByText('Step 2 of 2')).toBeVisible()
    await expect(canvas.getByText('−$9.95/month')).toBeVisible()
  },
})

/** What the host knows of the price is shown as the host says it. */
export const PlanChangePreviewed = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/active-member', { address: opened('change-plan') }),
  args: {
    previewChange: () => Promise.resolve({ lines: [{ label: 'Next bill', amount: '29.95' }], note: 'Before taxes.' }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose Legal Plan Family alone' }))
    await expect(await canvas.findByText('Before taxes.')).toBeVisible()
  },
})

/** The next three bills, each marked as expected; days 29 to 31 become the end of the month. */
export const BillingChange = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/active-member', { address: opened('change-billing'), ...onPhonesToo }),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Day of the month'), '31')
    const bills = await canvas.findByRole('list', { name: 'Next bills' })
    await expect(within(bills).getByText('April 30, 2026')).toBeVisible()
  },
})

/** A link to a change that isn't possible says why. */
export const LockedWhileCatchingUp = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/catching-up', { address: opened('change-plan') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/catching up on payments/)).toBeVisible()
  },
})

export const French = meta.story({
  tags: ['no-picture', 'every-width'],
  ...over('subscriptions/quebec', { address: opened('change-billing') }),
  globals: { locale: 'fr-CA' },
})
