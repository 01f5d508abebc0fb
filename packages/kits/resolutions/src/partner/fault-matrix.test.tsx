import { getResolution } from '@memberkit/contract/partners/resolutions'
import { describeFaultMatrix } from '@memberkit/testing/fault-matrix'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { press } from '@memberkit/testing/press'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { noteRow } from '../testing/note-row.ts'
import { button, openPartnerCase } from '../testing/open-case.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

const taken = button('We’ve taken action')

describeFaultMatrix(matrixCalls, [
  {
    name: 'updateActionTaken',
    async open(prepare) {
      const stage = await openPartnerCase({ prepare })
      await expect.element(taken).toBeVisible()
      return stage
    },
    entered: () => 'nothing to enter',
    lookUp: getResolution,
    submit: () => press(taken),
    done: 'Your firm has acted.',
    meanwhile: {
      act: (platform) =>
        changeAsColleague(platform, platform.store.resolutions.resolutions, 'case-1001', { status: 'PendingMember' }),
      shown: 'Waiting for the member',
    },
    // The buttons go where acting turned out to be denied.
    async leave() {
      await expect.element(page.getByRole('heading', { name: 'Your firm’s next step' })).toBeVisible()
    },
  },
  noteRow({
    name: 'addNote',
    open: (prepare) => openPartnerCase({ prepare }),
    label: 'Note to the resolution team',
    add: 'Add note',
  }),
])
