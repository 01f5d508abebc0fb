import { getInvoice, payInvoice } from '@memberkit/contract/commerce/invoices'
import type { FaultKind } from '@memberkit/fixtures'
import { type Action, ActionMessage, type ActionState } from '@memberkit/foundation/action'
import { Stack } from '@memberkit/primitives/box'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { platformOf } from '../../.storybook/scenario.tsx'
import { onOwnPage, over } from './over.ts'
import { PayForm } from './pay-form.tsx'

const meta = preview.meta({
  title: 'Foundation/Action',
  component: ActionMessage<typeof payInvoice>,
  args: { action: stillAction({ phase: 'idle' }) },
  parameters: {
    ...onOwnPage,
    docs: {
      ...onOwnPage.docs,
      description: {
        component: `**useAction** sends one request per intent, whatever happens: a double press, a second copy of the form
and a second window are all held back, and no request is ever repeated by itself. Where an answer is lost, the thing is
read again before a retry is offered. **ActionMessage** says where it stands; what was entered stays.`,
      },
    },
  },
  // A payment that is never answered holds its lock, and every story pays the same invoice.
  beforeEach: () => () => platformOf().faults.clear(),
  render: () => <PayForm />,
})

type Canvas = { findByRole: (role: string, options: object) => Promise<HTMLElement> }

async function pay(canvas: Canvas) {
  const button = await canvas.findByRole('button', { name: 'Pay' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.dblClick(button)
}

const trouble = (kind: FaultKind, says: RegExp, body?: unknown) => ({
  ...over('invoices/pay-approved', ({ faults }) => void faults.add({ operation: payInvoice, kind, body })),
  play: async ({ canvas }: { canvas: Canvas & { findByText: (text: RegExp) => Promise<HTMLElement> } }) => {
    await pay(canvas)
    await expect(await canvas.findByText(says)).toBeVisible()
    await expect(platformOf().calls.of(payInvoice)).toHaveLength(1)
  },
})

export const Done = meta.story({
  ...over('invoices/pay-approved'),
  play: async ({ canvas, canvasElement }) => {
    await pay(canvas)
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-action=done]')).not.toBeNull())
    await expect(platformOf().calls.of(payInvoice)).toHaveLength(1)
  },
})

export const Pending = meta.story({
  ...over('invoices/pay-approved', ({ faults }) => void faults.add({ operation: payInvoice, kind: 'slow' })),
  play: async ({ canvas }) => {
    await pay(canvas)
    const button = await canvas.findByRole('button', { name: /Pay/ })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  },
})

/** The service took the payment, its answer was lost: a reading finds it. */
export const AnswerLost = meta.story({
  ...over('invoices/pay-approved', ({ faults }) => {
    faults.add({ operation: payInvoice, kind: 'dropped-after-commit' })
  }),
  play: async ({ canvas, canvasElement }) => {
    await pay(canvas)
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-action=done]')).not.toBeNull())
    await expect(platformOf().calls.of(payInvoice)).toHaveLength(1)
  },
})

/** The reading fails as well: nothing but checking again is offered. */
export const Unknown = meta.story({
  ...over('invoices/pay-approved', ({ faults }) => {
    faults.add({ operation: payInvoice, kind: 'dropped-after-commit' })
  }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Pay' })
    await waitFor(() => expect(button).toBeEnabled())
    platformOf().faults.add({ operation: getInvoice, kind: 404 })
    await pay(canvas)
    await expect(await canvas.findByRole('button', { name: 'Check again' })).toBeVisible()
  },
})

export const DidNotGoThrough = meta.story(trouble(503, /It hasn’t gone through so far/))
export const Invalid = meta.story(
  trouble(422, /More than is due/, { error: { code: 'INVALID', field: 'amount', message: 'More than is due' } }),
)
export const SignedOut = meta.story(trouble(401, /What you entered is still here\. Sign in/))
export const DeniedByService = meta.story(trouble(403, /You don’t have permission/))
export const Gone = meta.story(trouble(404, /This no longer exists/))
export const NotPossibleNow = meta.story(trouble(409, /This isn’t possible right now/))
export const ChangedMeanwhile = meta.story(trouble(412, /It was changed after you opened it/))
export const TooOften = meta.story(trouble(429, /Too many attempts/))

const reference = '0K3QX7A'
const refused = { phase: 'refused', status: 409, at: 0, reference } as const
const phases: ActionState<never>[] = [
  { phase: 'slow' },
  { phase: 'checking' },
  { phase: 'unknown', isChecking: true },
  { phase: 'unknown', isChecking: false },
  { phase: 'failed', isOffline: false, isVerified: true, reference },
  { phase: 'failed', isOffline: false, isVerified: false, status: 503, reference },
  { phase: 'failed', isOffline: true, isUnsent: true, isVerified: false, reference },
  { phase: 'conflict', reference },
  { ...refused, reason: 'conflict' },
  { ...refused, reason: 'busy' },
  { ...refused, reason: 'other' },
]

/** Every phase that has something to say, some of which take half a minute to come by. */
export const Phases = meta.story({
  ...over('invoices/pay-approved'),
  play: async ({ canvas }) => {
    await canvas.findAllByText('We don’t know yet whether it went through')
  },
  render: () => (
    <Stack gap="sm">
      {phases.map((state, at) => (
        <ActionMessage key={at} action={stillAction(state)} />
      ))}
    </Stack>
  ),
})

function stillAction(state: ActionState<never>): Action<typeof payInvoice> {
  return {
    state,
    isBusy: false,
    run: fn(),
    retry: state.phase === 'failed' || state.phase === 'conflict' || state.phase === 'refused' ? fn() : undefined,
    check: state.phase === 'unknown' && !state.isChecking ? fn() : undefined,
    reset: fn(),
    errorOf: () => undefined,
  }
}
