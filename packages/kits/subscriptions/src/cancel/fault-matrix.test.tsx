import * as calls from '@memberkit/contract/commerce/subscriptions'
import type { Subscription } from '@memberkit/contract/commerce/subscriptions'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import { describeFaultMatrix, filledIn, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { button, heading, openKit } from '../testing/open-kit.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

/** A flow in place of the page, opened by its address. */
const flow = (
  scenario: ScenarioName,
  address: string,
  label: string,
  leave = 'Keep my plan',
): Omit<MatrixRow, 'name' | 'done'> => ({
  async open(prepare) {
    const stage = await openKit({ scenario, address: `/?subscription=sub-1&${address}`, prepare })
    await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
    return stage
  },
  entered: () => filledIn(document.querySelector('[data-mk-flow]')),
  submit: () => press(button(label)),
  lookUp: calls.getSubscription,
  messages: { conflict: ['This plan has changed'] },
  async leave() {
    await press(button(leave))
    await expect.element(heading('Your plans and billing')).toBeVisible()
  },
})

/** A colleague's change of the plan. */
const meanwhile = (theirs: Partial<Subscription>): MatrixRow['meanwhile'] => ({
  act: (platform) => changeAsColleague(platform, platform.store.subscriptions.subscriptions, 'sub-1', theirs),
  shown: '(was ',
})

const rows: readonly MatrixRow[] = [
  {
    ...flow('subscriptions/active-member', 'flow=cancel', 'Cancel now'),
    name: 'cancel',
    async fill() {
      await press(page.getByRole('radio', { name: /^Now/ }))
      await press(button('Continue to cancel'))
      await expect.element(heading('Review what ends with Legal Plan Family')).toBeVisible()
    },
    done: 'Legal Plan Family is canceled',
    meanwhile: meanwhile({ scheduledCancellation: { reason: 'MEMBER_REQUESTED_CANCEL', cancelOn: '2026-04-08' } }),
  },
  {
    ...flow('subscriptions/active-member', 'flow=cancel&step=review', 'Cancel after April 7, 2026'),
    name: 'pendingCancel',
    done: 'Legal Plan Family ends after April 7, 2026',
    meanwhile: meanwhile({ price: '44.90' }),
  },
  {
    ...flow('subscriptions/pending-cancel', 'flow=keep', 'Keep my plan', 'Leave unchanged'),
    name: 'activate',
    done: 'Legal Plan Family continues',
    meanwhile: meanwhile({ paymentMethodId: 'pm-2' }),
  },
]

describeFaultMatrix(matrixCalls, rows)
