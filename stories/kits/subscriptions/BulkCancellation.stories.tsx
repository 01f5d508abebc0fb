import { removeGroupScheduledCancellation } from '@memberkit/contract/commerce/subscriptions'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { onOwnPage, over } from './kit.tsx'
import { Bulk, Large } from './roster.tsx'

const meta = preview.meta({
  title: 'Kits/Subscriptions/BulkCancellation',
  component: Bulk,
  parameters: onOwnPage,
  beforeEach: () => localStorage.clear(),
})

type Canvas = ReturnType<typeof within>

/** Chooses two members, April 30 and a reason, and goes to the check. */
async function chooseTwo(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select Alba Example,/ }))
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Bruno/ }))
  await userEvent.type(canvas.getByRole('textbox', { name: /Month/ }), '04')
  await userEvent.type(canvas.getByRole('textbox', { name: /Day/ }), '30')
  await userEvent.type(canvas.getByRole('textbox', { name: /Year/ }), '2026')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Reason/ }), 'NO_LONGER_EMPLOYED')
  await userEvent.click(canvas.getByRole('button', { name: 'Check 2 members' }))
}

/** Who leaves is chosen here, or comes from a file. */
export const GroupBulkSchedule = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/group-roster', { pictures: { widths: [360], isOfOneBrand: true } }),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'End plans' })
    await expect(title).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check the selection' }))
    await expect(await canvas.findByRole('link', { name: 'Select at least one member.' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: /^25 members/ })).toHaveAccessibleDescription(
      'Select at least one member.',
    )
    title.scrollIntoView({ block: 'center' })
  },
})

/** One member's plan, from the menu of the row. */
export const OneMember = meta.story({
  tags: ['no-picture', 'every-width'],
  ...over('subscriptions/group-roster'),
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: /^More for Jonas/ }))
    await userEvent.click(await body.findByRole('menuitem', { name: 'Keep plan' }))
    await expect(
      await body.findByRole('heading', { name: 'Keep Legal Plan Family of Jonas Undersample' }),
    ).toBeVisible()
  },
})

/** Once the platform has refused an action for lack of permission, its dialog says why it can't be sent. */
export const OneMemberDenied = meta.story({
  tags: ['every-width', 'no-picture'],
  ...over('subscriptions/group-roster'),
  play: async ({ canvas, canvasElement }) => {
    platformOf().faults.add({ operation: removeGroupScheduledCancellation, kind: 403 })
    const body = within(canvasElement.ownerDocument.body)
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^More for Jonas/ }))
      await userEvent.click(await body.findByRole('menuitem', { name: 'Keep plan' }))
    }
    await open()
    await userEvent.click(await body.findByRole('button', { name: 'Keep plan' }))
    await body.findByText('Ask your administrator if you need it.')
    await userEvent.click(body.getByRole('button', { name: 'Go back' }))
    await open()
    await expect(await body.findByText(/An earlier try was refused/)).toBeVisible()
  },
})

/** Another tab sends a list for the group: this one waits. */
export const SentElsewhere = meta.story({
  tags: ['no-picture', 'every-width'],
  ...over('subscriptions/group-roster'),
  beforeEach: () => {
    let end = () => {}
    void navigator.locks.request(
      'memberkit subscriptions bulk group-maple',
      () => new Promise<void>((resolve) => (end = resolve)),
    )
    return () => end()
  },
  play: async ({ canvas }) => {
    await chooseTwo(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule 2 cancellations' }))
    await expect(await canvas.findByText(/Another tab is sending a list/)).toBeVisible()
  },
})

/** Nothing has left before the last press. */
export const Checked = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/group-roster'),
  play: async ({ canvas }) => {
    await chooseTwo(canvas)
    await expect(await canvas.findByRole('heading', { name: 'Check before sending' })).toHaveFocus()
    await expect(canvas.getAllByText('April 30, 2026')).toHaveLength(2)
    await expect(platformOf().calls.entries.every(({ method }) => method === 'GET')).toBe(true)
  },
})

export const Sent = meta.story({
  ...over('subscriptions/group-roster'),
  play: async ({ canvas }) => {
    await chooseTwo(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule 2 cancellations' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Results' })).toBeVisible())
    await expect(canvas.getAllByText('Scheduled')).toHaveLength(2)
    await waitFor(() => expect(localStorage.getItem('memberkit.subscriptions.bulk.group-maple')).toBeNull())
  },
})

/** Five thousand members: chosen all at once, searched while typing. */
export const FiveThousand = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/group-roster'),
  render: () => <Large />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all members shown' }))
    await expect(await canvas.findByRole('button', { name: 'Check 4,445 members' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'élodie')
    await expect(await canvas.findByRole('heading', { name: /^1,000 members,/ })).toBeVisible()
  },
})

export const RosterFailed = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/roster-failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const French = meta.story({
  tags: ['no-picture', 'every-width'],
  ...over('subscriptions/group-roster'),
  globals: { locale: 'fr-CA' },
})
