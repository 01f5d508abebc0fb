import { describeFaultMatrix } from '@memberkit/testing/fault-matrix'
// <actions>
import * as calls from '@memberkit/contract/commerce/subscriptions'
import { namesOf } from '@memberkit/foundation/entity-actions'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { filledIn, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { newKitActions, type NewKitActionName } from './actions/new-kit-actions.ts'
import { actionEnUS } from './messages/actions/en-US.ts'
import { rowFor } from './testing/row-for.ts'
// </actions>
import { matrixCalls } from './testing/matrix-calls.ts'
import { renderKit } from './testing/render-kit.tsx'

// <actions>
const dialog = page.getByRole('dialog')

/** An action of staff, on a row in a status that allows it. */
const action = (name: NewKitActionName): MatrixRow => ({
  name,
  async open(prepare) {
    const stage = await renderKit('new-kit/staff', { prepare })
    await press(page.getByRole('button', { name: `More actions for ${rowFor(name)}` }))
    await press(page.getByRole('menuitem', { name: actionEnUS[`action.${name}`], exact: true }))
    await expect.element(dialog).toBeVisible()
    return stage
  },
  entered: () => filledIn(dialog.query()),
  lookUp: calls.getSubscription,
  submit: () => press(dialog.getByRole('button', { name: actionEnUS[`do.${name}`], exact: true })),
  done: `${rowFor(name)}, done`,
  messages: { conflict: ['This has changed'] },
  async leave() {
    await press(dialog.getByRole('button', { name: /^(Cancel|Go back)$/ }))
    await expect.element(dialog).not.toBeInTheDocument()
  },
})

// </actions>
// An action with a form gets a row of its own, with `fill`.
describeFaultMatrix(matrixCalls, [
  // <actions>
  ...namesOf(newKitActions.rows).map(action),
  // </actions>
  {
    name: 'listSubscriptions',
    open: (prepare) => renderKit('new-kit/usual', { prepare }),
    done: 'entries',
  },
])
