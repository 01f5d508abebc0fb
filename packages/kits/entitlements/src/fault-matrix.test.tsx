import * as calls from '@memberkit/contract/commerce/entitlements'
import type { MockPlatform } from '@memberkit/fixtures'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { describeFaultMatrix, filledIn, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { coverageCalls } from './manage/coverage-calls.ts'
import { type ActionCase, actionCases } from './manage/testing/cases.ts'
import { dialog, inDialog, openKit } from './testing/open-kit.tsx'

const open = (scenario: ScenarioName, address: string, prepare?: (platform: MockPlatform) => void) =>
  openKit({ scenario, address, prepare })

/** An action of staff, on the page of a plan. */
const action = ({ name, action: words, planId, submit, fill, done }: ActionCase): MatrixRow => ({
  name,
  operation: coverageCalls.calls[name].operation,
  async open(prepare) {
    const stage = await open('entitlements/staff', `/?plan=${planId}`, prepare)
    await press(page.getByRole('button', { name: 'Actions', exact: true }))
    await press(page.getByRole('menuitem', { name: words, exact: true }))
    await expect.element(dialog).toBeVisible()
    return stage
  },
  fill: async () => fill?.(),
  entered: () => filledIn(dialog.query()),
  lookUp: calls.getEntitlement,
  submit: () => press(inDialog(submit)),
  done,
  messages: { conflict: ['This plan has changed'] },
  async leave() {
    await press(dialog.getByRole('button', { name: /^(Cancel|Go back)$/ }))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Actions', exact: true })).toBeVisible()
  },
})

describeFaultMatrix([
  ...actionCases.map(action),
  {
    name: 'listEntitlements',
    operation: calls.listEntitlements,
    open: (prepare) => open('entitlements/family-active', '/', prepare),
    // One that can be read, whatever the others are.
    done: 'IDShield Family 2021',
  },
  {
    name: 'getEntitlement',
    operation: calls.getEntitlement,
    open: (prepare) => open('entitlements/family-active', '/?plan=ent-1', prepare),
    done: 'Legal Plan Family',
  },
])
