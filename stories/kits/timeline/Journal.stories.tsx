import { branchJournal, branchMaxClock } from '@memberkit/contract/partners/branches'
import { expect, screen, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { Journal, onOwnPage, over } from './kit.tsx'

/** The host's words for methods that it has read. */
const wallet: Readonly<Record<string, string>> = { 'pm-1': 'Visa ending in 4242', 'pm-2': 'Mastercard ending in 4444' }

const meta = preview.meta({
  title: 'Kits/Timeline/Journal',
  component: Journal,
  args: { showValue: (field, value) => (field === 'paymentMethodId' ? wallet[String(value)] : undefined) },
  parameters: onOwnPage,
})

/** Who did what, day by day, with what it changed. */
export const SubscriptionJournal = meta.story({
  tags: ['every-width'],
  ...over('timeline/staff', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Next bill date changed')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Friday, February 20, 2026' })).toBeVisible()
  },
})

/** A service of which the specification lists no actions. */
export const UnlistedActions = meta.story({
  tags: ['no-picture'],
  ...over('timeline/staff'),
  args: { journal: branchJournal, maxClock: branchMaxClock, entityId: 'branch-1', title: 'History of the branch' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Business hours updated')).toBeVisible()
  },
})

/** New entries are offered, and move nothing that is being read. */
export const NewChangesPill = meta.story({
  ...over('timeline/staff'),
  args: { interval: 200 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Next bill date changed')).toBeVisible()
    const platform = platformOf()
    for (const action of ['STATUS_CHANGED', 'UPDATED', 'SOURCE_UPDATED'])
      platform.journal('subscriptions').append({
        entityId: 'sub-1',
        action,
        at: platform.clock.now(),
        actor: { id: 'staff-kim', name: 'Kim Colleague-Example', realm: 'Internal' },
      })
    await expect(await canvas.findByRole('button', { name: '3 new changes · Show' })).toBeVisible()
  },
})

/** What a newer platform did is readable, though nobody here has words for it. */
export const UnknownAction = meta.story({
  tags: ['no-picture'],
  ...over('timeline/unknown-action'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loyalty tier raised')).toBeVisible()
  },
})

/** An address that leads to one entry. */
export const LinkedEntry = meta.story({
  ...over('timeline/staff', { address: '/history?entry=subscriptions-entry-5' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Next bill date changed')).toBeVisible()
  },
})

export const EmptyFiltered = meta.story({
  ...over('timeline/staff'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Who' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sam Staffexample' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'What' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Next bill date changed' }))
    await userEvent.keyboard('{Escape}')
    await expect((await canvas.findAllByRole('button', { name: /^Clear/ }))[0]).toBeVisible()
  },
})

export const Empty = meta.story({
  ...over('timeline/empty', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'History' })).toBeVisible()
  },
})

export const Loading = meta.story({ tags: ['no-picture'], ...over('timeline/slow') })

export const FailedRetry = meta.story({
  tags: ['no-picture'],
  ...over('timeline/refused'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const Denied = meta.story({
  ...over('timeline/denied', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /permission|access|allowed/i })).toBeVisible()
  },
})

/** Journals name people: members have none. */
export const NotForMembers = meta.story({
  tags: ['no-picture'],
  ...over('timeline/member'),
  play: async ({ canvas }) => {
    await expect(within(document.body).queryByText('Next bill date changed')).toBeNull()
    await expect(await canvas.findByRole('heading')).toBeVisible()
  },
})
