import { KitBoundary } from '@memberkit/foundation'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { givePlans, SubscriptionList } from '@memberkit/testing/subscription-list'
import preview from '../../.storybook/preview.tsx'
import { platformOf } from '../../.storybook/scenario.tsx'
import { onOwnPage, over } from './over.ts'

const meta = preview.meta({
  title: 'Foundation/ListPage',
  component: SubscriptionList,
  args: { identityId: '' },
  parameters: {
    ...onOwnPage,
    docs: {
      ...onOwnPage.docs,
      description: {
        component: `A list from its first request to its last row, made of one definition: columns, filters, order, address and
file. The plans here are subscriptions, and nothing but \`defineList\` says how they are listed.`,
      },
    },
  },
  render: () => (
    <KitBoundary kit="plans">
      <SubscriptionList identityId={platformOf().subject.identityId} />
    </KitBoundary>
  ),
})

const plans = (count: number, address = '/', widths: readonly number[] = []) => {
  const { parameters } = over('platform/standard', givePlans(count))
  return { parameters: { ...parameters, address, pictures: { widths } } }
}

export const Default = meta.story({
  ...plans(6),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 plans')).toBeVisible()
  },
})

/** A filter says its value; what sets it opens from there. */
export const Filtered = meta.story({
  ...plans(6, '/?status=ACTIVE,PENDING_CANCEL&after=2025-01-01', [360]),
  tags: ['every-width'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status: Active, Ends soon' }))
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Active' })).toHaveFocus())
  },
})

/** A period is typed, or chosen from a calendar. */
export const Days = meta.story({
  ...plans(6, '/?after=2025-01-01'),
  tags: ['every-width'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Started: from January\s1,\s2025$/ }))
    await expect(await screen.findByRole('group', { name: 'First day' })).toBeVisible()
  },
})

export const NothingFound = meta.story({
  ...plans(6, '/?status=SUSPENDED'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 6 plans')).toBeVisible()
  },
})
export const RightToLeft = meta.story({
  ...plans(6, '/?status=ACTIVE&after=2025-01-01'),
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Status: Active' })).toBeVisible()
  },
})
