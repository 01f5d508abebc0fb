import { runGroupQuery } from '@memberkit/contract/commerce/queries'
import { describeFaultMatrix, filledIn, press } from '@memberkit/testing/fault-matrix'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { dialog, inDialog } from '@memberkit/testing/on-page'
import { expect } from 'vitest'
import { openRoster } from '../../testing/open-roster.tsx'
import { actOn, memberCases } from './testing/member-cases.ts'
import { matrixCalls } from './testing/matrix-calls.ts'

describeFaultMatrix(
  matrixCalls,
  memberCases.map((one) => ({
    name: one.name,
    async open(prepare) {
      const stage = await openRoster(prepare)
      await actOn(one)
      return stage
    },
    fill: async () => one.fill?.(),
    entered: () => filledIn(dialog.query()),
    lookUp: runGroupQuery,
    submit: () => press(inDialog(one.submit)),
    done: one.done,
    meanwhile: {
      act: (platform) => changeAsColleague(platform, platform.store.subscriptions.subscriptions, one.id, one.theirs),
      shown: '(was ',
    },
    async leave() {
      await press(inDialog('Go back'))
      await expect.element(dialog).not.toBeInTheDocument()
    },
  })),
)
