import * as calls from '@memberkit/contract/commerce/subscriptions'
import { namesOf } from '@memberkit/foundation/entity-actions'
import { describeFaultMatrix, enter, filledIn, press } from '@memberkit/testing/fault-matrix'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { subscriptionActions } from '../shared/subscription-actions.ts'
import { dialog, field, inDialog, openKit } from '../testing/open-kit.tsx'
import { actionRow } from './testing/action-row.ts'
import { actionCases } from './testing/cases.ts'
import { kinds } from './testing/kinds.ts'
import { matrixCalls } from './testing/matrix-calls.ts'

test('every action is in one of the matrices', () => {
  expect(Object.values(kinds).flat().toSorted()).toEqual(namesOf(subscriptionActions.rows).toSorted())
})

describeFaultMatrix(matrixCalls, [
  ...actionCases.filter(({ name }) => kinds.billing.includes(name)).map(actionRow),
  {
    name: 'createSubscription',
    async open(prepare) {
      const stage = await openKit({ scenario: 'subscriptions/staff', prepare })
      await press(page.getByRole('button', { name: 'Create subscription', exact: true }))
      await expect.element(dialog).toBeVisible()
      return stage
    },
    async fill() {
      await enter(field('Plan'), 'Legal plan for one')
      await enter(field('Level'), 'Legal Plan Individual')
    },
    entered: () => filledIn(dialog.query()),
    lookUp: calls.listSubscriptions,
    submit: () => press(inDialog('Create subscription')),
    done: 'Legal Plan Individual was created.',
    standsOnNothing: 'It is a subscription of its own, whatever the person has besides.',
    async leave() {
      await press(inDialog('Cancel'))
      await expect.element(dialog).not.toBeInTheDocument()
    },
  },
  {
    name: 'listSubscriptions',
    open: (prepare) => openKit({ scenario: 'subscriptions/staff', prepare }),
    done: 'Legal Plan Individual',
  },
])
