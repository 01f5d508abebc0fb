import * as calls from '@memberkit/contract/commerce/subscriptions'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import { describeFaultMatrix, filledIn, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
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
  },
  {
    ...flow('subscriptions/active-member', 'flow=cancel&step=review', 'Cancel after April 7, 2026'),
    name: 'pendingCancel',
    done: 'Legal Plan Family ends after April 7, 2026',
  },
  {
    ...flow('subscriptions/pending-cancel', 'flow=keep', 'Keep my plan', 'Leave unchanged'),
    name: 'activate',
    done: 'Legal Plan Family continues',
  },
]

describeFaultMatrix(matrixCalls, rows)
