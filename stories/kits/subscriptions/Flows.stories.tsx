import { cancelSubscription, pendingCancelSubscription } from '@memberkit/contract/commerce/subscriptions'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { Kit, onOwnPage, onPhonesToo, opened, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Subscriptions/Cancel and keep',
  component: Kit,
  parameters: onOwnPage,
})

const at = (flow: string) => ({ address: opened(flow) })
const saveOffer = {
  title: '$19.95 a month for three months',
  children: 'Then the usual $39.90 a month.',
  acceptLabel: 'Take this price',
  onAccept: fn(),
}

/** When it ends, and the survey that can be skipped. */
export const Cancel = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/active-member', { ...at('cancel'), pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue to cancel' })).toBeVisible()
  },
})

/** What ends by name, and the one offer beside the button that cancels. */
export const CancelWithSaveOffer = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/active-member', {
    ...at('cancel&step=review'),
    pictures: { widths: [360], isOfOneBrand: true },
  }),
  args: { cancelFlow: { saveOffer } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Juno Sample')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Take this price' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Cancel after April\s7,\s2026$/ })).toBeVisible()
  },
})

/** Other words, without survey and offer. */
export const CancelDeceased = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/active-member', at('cancel')),
  args: { cancelFlow: { saveOffer, reason: 'DECEASED' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We’re sorry for your loss')).toBeVisible()
    await expect(canvas.queryByText('Why are you canceling?')).toBeNull()
  },
})

/** What is owed is shown with a way to pay, and doesn't hinder. */
export const OutstandingInvoicesBlock = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/outstanding', at('cancel&step=review')),
  args: { onPay: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay open invoices' }))
    await expect(args.onPay).toHaveBeenCalledWith('sub-1')
    await expect(canvas.getByRole('button', { name: /^Cancel after/ })).toBeVisible()
  },
})

/** The confirmation: reference, day, what happens next. */
export const Confirmation = meta.story({
  ...over('subscriptions/active-member', { ...at('cancel&step=review'), ...onPhonesToo }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Cancel after/ }))
    await expect(await canvas.findByRole('heading', { name: /ends after April\s7/ })).toHaveFocus()
    await expect(platformOf().calls.of(pendingCancelSubscription)).toHaveLength(1)
  },
})

/** Billing has stopped, access hasn't yet: said, and nothing promised. */
export const CoverageMismatchAfterwards = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/active-member', at('cancel')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Now/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to cancel' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel now' }))
    await expect(await canvas.findByText(/access is being updated/)).toBeVisible()
  },
})

/** Somebody else was faster: what they did is shown, and nothing is sent twice. */
export const Conflict412OtherAdminCancelled = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/active-member', at('cancel&step=review')),
  play: async ({ canvas }) => {
    const cancel = await canvas.findByRole('button', { name: /^Cancel after/ })
    const { subscriptions } = platformOf().store.subscriptions
    const one = subscriptions.get('sub-1')!
    subscriptions.put({ ...one, status: 'CANCELLED', cancelledOn: '2026-03-10', version: `${one.version}x` })
    await userEvent.click(cancel)
    await expect(await canvas.findByText('This plan has changed')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Cancel after/ })).toBeNull())
    await expect(platformOf().calls.of(cancelSubscription)).toHaveLength(0)
  },
})

/** What keeping means, before the press. */
export const PendingCancelKeep = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/pending-cancel', at('keep')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('April 8, 2026')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Keep my plan' })).toBeVisible()
  },
})

export const TooLateToKeep = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/coverage-mismatch', at('keep')),
  args: { onChoosePlan: fn() },
})

export const AsDialog = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/active-member', at('cancel')),
  args: { flowAs: 'dialog' },
})

export const StaffReason = meta.story({ tags: ['no-picture'], ...over('subscriptions/staff', at('cancel')) })
export const Gone = meta.story({ tags: ['no-picture'], ...over('subscriptions/not-found', at('cancel')) })
export const French = meta.story({
  tags: ['every-width', 'no-picture'],
  ...over('subscriptions/quebec', at('cancel&step=review')),
  globals: { locale: 'fr-CA' },
})
export const Spanish = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/active-member', at('cancel')),
  globals: { locale: 'es-US' },
})
