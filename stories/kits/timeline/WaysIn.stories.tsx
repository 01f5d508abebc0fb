import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { PlanContracts } from './examples/Contracts.tsx'
import { UrgentCount } from './examples/Headless.tsx'
import { PlanRecord } from './examples/WholeKit.tsx'
import { onOwnPage, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Timeline/Ways in',
  parameters: onOwnPage,
  tags: ['!autodocs', 'no-picture'],
})

export const WholeKit = meta.story({
  ...over('timeline/staff'),
  render: () => (
    <PlanRecord identityId={platformOf().subject.identityId} subscriptionId="sub-1" entitlementId="ent-1" />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Next bill date changed')).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: 'New note' })).toBeVisible()
  },
})

export const ContractsOfPlan = meta.story({
  ...over('timeline/contracts'),
  render: () => <PlanContracts identityId={platformOf().subject.identityId} entitlementId="ent-1" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In force')).toBeVisible()
  },
})

export const Headless = meta.story({
  ...over('timeline/staff', { docs: { story: { inline: false, height: '80px' } } }),
  render: () => <UrgentCount identityId={platformOf().subject.identityId} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 3 notes are urgent.')).toBeVisible()
  },
})
