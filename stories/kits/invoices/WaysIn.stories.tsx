import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { PastDueCount } from './examples/Headless.tsx'
import { BillingWithNotice, Home } from './examples/PartsAndSlots.tsx'
import { Billing } from './examples/WholeKit.tsx'
import { onOwnPage, over } from './kit.tsx'

const meta = preview.meta({ title: 'Kits/Invoices/Ways in', parameters: onOwnPage, tags: ['!autodocs', 'no-picture'] })

const identityId = () => platformOf().subject.identityId
const small = { docs: { story: { inline: false, height: '360px' } } }

export const WholeKit = meta.story({
  ...over('invoices/past-due'),
  render: () => <Billing identityId={identityId()} onAddPaymentMethod={fn()} onPaid={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Invoices' })).toBeVisible()
  },
})

export const Slots = meta.story({
  ...over('invoices/empty', small),
  render: () => <BillingWithNotice identityId={identityId()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your employer pays for your plan.')).toBeVisible()
  },
})

export const Parts = meta.story({
  ...over('invoices/past-due', small),
  render: () => <Home identityId={identityId()} onOpenBilling={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Payment needed' })).toBeVisible()
    await expect(platformOf().calls.entries).toHaveLength(1)
  },
})

export const Headless = meta.story({
  ...over('invoices/past-due', { docs: { story: { inline: false, height: '80px' } } }),
  render: () => <PastDueCount identityId={identityId()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 3 invoices are past due.')).toBeVisible()
  },
})
