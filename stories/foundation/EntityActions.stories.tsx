import { cancelSubscription, suspendSubscription } from '@memberkit/contract/commerce/subscriptions'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { platformOf } from '../../.storybook/scenario.tsx'
import { onOwnPage, over } from './over.ts'
import { SubscriptionMenu } from './subscription-actions.tsx'

const meta = preview.meta({
  title: 'Foundation/EntityActions',
  component: SubscriptionMenu,
  args: { identityId: 'member-ada' },
  globals: { realm: 'Internal' },
  parameters: {
    ...onOwnPage,
    docs: {
      ...onOwnPage.docs,
      description: {
        component: `**defineActions** lists what can be done to an entity, one row for each action. The menu
with the reasons why an action is unavailable, the dialog, the permission, the lock, the look-up after a lost answer and
the tests follow from the row.`,
      },
    },
    ...over('platform/standard').parameters,
  },
})

const body = within(document.body)

async function choose(name: string) {
  await userEvent.click(await body.findByRole('button', { name: 'Actions' }))
  await userEvent.click(await body.findByRole('menuitem', { name }))
  return within(await body.findByRole('dialog'))
}

/** What the status does not allow says so. */
export const OpenMenu = meta.story({
  play: async () => {
    await userEvent.click(await body.findByRole('button', { name: 'Actions' }))
    const activate = await body.findByRole('menuitem', { name: 'Activate' })
    await expect(activate).toHaveAttribute('aria-disabled', 'true')
    // Its words load with the first menu.
    const reason = 'Not possible while the status is Active.'
    await waitFor(() => expect(activate).toHaveAccessibleDescription(reason))
  },
})

/** Without a form of its own, an action has the standard dialog. */
export const StandardDialog = meta.story({
  play: async () => {
    const dialog = await choose('Suspend')
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await waitFor(() => expect(platformOf().calls.of(suspendSubscription)).toHaveLength(1))
    await expect(await body.findByText(/: Suspended$/)).toBeVisible()
  },
})

/** The form asks for what the call needs; what is missing is said at its field. */
export const WithForm = meta.story({
  play: async () => {
    const dialog = await choose('Cancel subscription')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }))
    await expect(dialog.getByRole('combobox', { name: 'Reason' })).toHaveFocus()
    await expect(dialog.getByText('Reason is required.')).toBeVisible()
    await expect(platformOf().calls.of(cancelSubscription)).toEqual([])
  },
})

/** The answer is lost after the change: the subscription is read again, and nothing is sent twice. */
export const AnswerLost = meta.story({
  parameters: over('platform/standard', ({ faults }) => {
    faults.add({ operation: suspendSubscription, kind: 'dropped-after-commit' })
  }).parameters,
  play: async () => {
    const dialog = await choose('Suspend')
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await expect(await body.findByText(/: Suspended$/)).toBeVisible()
    await expect(platformOf().calls.of(suspendSubscription)).toHaveLength(1)
  },
})

/** A colleague has changed it since the page was read: a press confirms that, and sends nothing yet. */
export const ChangesToConfirm = meta.story({
  tags: ['every-width'],
  parameters: { pictures: { widths: [360] } },
  play: async () => {
    await body.findByRole('button', { name: 'Actions' })
    const { subscriptions } = platformOf().store.subscriptions
    changeAsColleague(platformOf(), subscriptions, subscriptions.all()[0]!.id, { price: '39.95' })
    const dialog = await choose('Suspend')
    await expect(await dialog.findByText('This subscription has changed')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    const asked = await dialog.findByText('To go on with these changes, press “Suspend” again.')
    await expect(asked.closest('[data-mk-action]')).toHaveFocus()
    await expect(platformOf().calls.of(suspendSubscription)).toEqual([])
  },
})
