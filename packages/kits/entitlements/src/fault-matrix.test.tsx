import * as calls from '@memberkit/contract/commerce/entitlements'
import type { MockPlatform } from '@memberkit/fixtures'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import { dialogRow } from '@memberkit/testing/dialog-row'
import { describeFaultMatrix, type MatrixRow } from '@memberkit/testing/fault-matrix'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { button } from '@memberkit/testing/on-page'
import { type ActionCase, actionCases } from './manage/testing/cases.ts'
import { openKit } from './testing/open-kit.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

const open = (scenario: ScenarioName, address: string, prepare?: (platform: MockPlatform) => void) =>
  openKit({ scenario, address, prepare })

/** An action of staff, on the page of a plan. */
const action = ({ name, action: item, planId, submit, fill, done, theirs }: ActionCase): MatrixRow =>
  dialogRow({
    name,
    open: (prepare) => open('entitlements/staff', `/?plan=${planId}`, prepare),
    menu: button('Actions'),
    item,
    fill: async () => fill?.(),
    lookUp: calls.getEntitlement,
    submit,
    done,
    meanwhile: {
      act: (platform) =>
        changeAsColleague(
          platform,
          platform.store.entitlements.entitlements,
          planId,
          theirs ?? { effectiveTo: '2026-11-30' },
        ),
      shown: '(was ',
    },
    changed: 'This plan has changed',
  })

describeFaultMatrix(matrixCalls, [
  ...actionCases.map(action),
  {
    name: 'listEntitlements',
    open: (prepare) => open('entitlements/family-active', '/', prepare),
    // One that can be read, whatever the others are.
    done: 'IDShield Family 2021',
  },
  {
    name: 'getEntitlement',
    open: (prepare) => open('entitlements/family-active', '/?plan=ent-1', prepare),
    done: 'Legal Plan Family',
  },
])
