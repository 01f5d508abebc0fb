import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { RenewalCount } from './examples/Headless.tsx'
import { Cancellation, PlansWithNotice } from './examples/PartsAndSlots.tsx'
import { Plans } from './examples/WholeKit.tsx'
import { onOwnPage, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Subscriptions/Ways in',
  parameters: onOwnPage,
  tags: ['!autodocs', 'no-picture'],
})

const identityId = () => platformOf().subject.identityId
const small = { docs: { story: { inline: false, height: '360px' } } }

export const WholeKit = meta.story({
  ...over('subscriptions/active-member'),
  render: () => <Plans identityId={identityId()} onPay={fn()} onCancelled={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your plans and billing' })).toBeVisible()
  },
})

export const Slots = meta.story({
  ...over('subscriptions/empty', small),
  render: () => <PlansWithNotice identityId={identityId()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your employer pays for your plan.')).toBeVisible()
  },
})

export const Parts = meta.story({
  ...over('subscriptions/active-member'),
  render: () => <Cancellation identityId={identityId()} subscriptionId="sub-1" onLeave={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue to cancel' })).toBeVisible()
    await expect(canvas.queryByText('Why are you canceling?')).toBeNull()
  },
})

export const Headless = meta.story({
  ...over('subscriptions/active-member', { docs: { story: { inline: false, height: '80px' } } }),
  render: () => <RenewalCount identityId={identityId()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 2 plans renew.')).toBeVisible()
  },
})
