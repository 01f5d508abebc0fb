import { expect, screen, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { onOwnPage, over, Queue } from './queue-kit.tsx'

const meta = preview.meta({
  title: 'Kits/Resolutions/Queue',
  component: Queue,
  parameters: onOwnPage,
  // An interrupted assignment and saved views wait on the device.
  beforeEach: () => localStorage.clear(),
})

/** Every case that needs work, oldest first: whose turn it is, how long it waits, who has it. */
export const Default = meta.story({
  tags: ['every-width'],
  ...over('resolutions/queue', { pictures: { widths: [360], isOfOneBrand: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('RES-101001')).toBeVisible()
    await expect(canvas.getByRole('tab', { name: /^Mine 2$/ })).toBeVisible()
  },
})

/** Cases chosen, an assignee chosen: what will happen is shown before anything is sent, then a result for each. */
export const QueueFiltersBulkAssign = meta.story({
  tags: ['every-width'],
  ...over('resolutions/queue', {
    address: '/cases?type=ProviderFirm',
    pictures: { widths: [360], isOfOneBrand: true },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select case RES-101004' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select case RES-101003' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select case RES-101002' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Assign to' }), 'Lee')
    await userEvent.click(await screen.findByRole('option', { name: /Lee Leadexample/ }))
    await expect(await dialog.findByText(/2 cases will be assigned, one after the other\. 1 already has/)).toBeVisible()
    // The presses have scrolled the page, as far as it had loaded by then.
    scrollTo(0, 0)
  },
})

/** The result of each case; only what failed is retried, and read again first. */
export const AssignResults = meta.story({
  ...over('resolutions/assign-conflict', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select case RES-101006' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select case RES-101014' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Assign to' }), 'Lee')
    await userEvent.click(await screen.findByRole('option', { name: /Lee Leadexample/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Assign 2 cases' }))
    await expect(await screen.findByText('Changed meanwhile')).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Retry 1 case' })).toBeVisible()
  },
})

/** Filters over every value, in the link. */
export const Filtered = meta.story({
  tags: ['every-width'],
  ...over('resolutions/queue', {
    address: '/cases?view=unassigned&type=ProviderFirm&age=1',
    pictures: { widths: [360], isOfOneBrand: true },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('RES-101017')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Open for 1 day or more' })).toBeVisible()
  },
})

/** What a law firm sees: its own cases, by its own search. */
export const Partner = meta.story({
  ...over('resolutions/queue-partner'),
  globals: { brand: 'partner' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('RES-101015')).toBeVisible()
    await expect(canvas.queryByText('Élise Exemple')).toBeNull()
  },
})

export const French = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/queue'),
  globals: { locale: 'fr-CA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dossiers' })).toBeVisible()
    await expect(await canvas.findByText('RES-101001')).toBeVisible()
  },
})

/** Ten thousand cases: pages load as they are scrolled to, and only visible rows are in the document. */
export const TenThousand = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/queue-many'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/100 of [\d,]+ shown/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more cases' }))
    await expect(await canvas.findByText(/300 of [\d,]+ shown/)).toBeVisible()
  },
})

/** What each key does, and the switch that turns them off. */
export const KeyboardShortcuts = meta.story({
  ...over('resolutions/queue'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keyboard shortcuts' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await expect(dialog.getByRole('switch', { name: 'Use single-key shortcuts' })).toBeChecked()
  },
})

export const LongContent = meta.story({
  tags: ['every-width', 'no-picture'],
  ...over('resolutions/queue-long'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Extraordinarily-Longwinded/))[0]).toBeVisible()
  },
})

export const Empty = meta.story({
  ...over('resolutions/queue-empty', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No open cases' })).toBeVisible()
  },
})

export const NoMatches = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/queue', { address: '/cases?type=Conflict' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No matches' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear filters and search' })).toBeVisible()
  },
})

export const Loading = meta.story({ tags: ['no-picture'], ...over('resolutions/slow') })

export const Failed = meta.story({
  ...over('resolutions/failed', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'We couldn’t load the queue' }, { timeout: 15_000 }),
    ).toBeVisible()
  },
})

export const Refused = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/refused'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const Denied = meta.story({
  ...over('resolutions/denied', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You don’t have access to the queue' })).toBeVisible()
    // Nothing is offered that can't work.
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
})

export const Offline = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re offline' })).toBeVisible()
  },
})

export const UnknownValues = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/unknown-values'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Added later'))[0]).toBeVisible()
  },
})

/** Members have no queue. */
export const NotForMembers = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/member'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not available here' })).toBeVisible()
  },
})
