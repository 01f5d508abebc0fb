import { describeFaultMatrix } from '@memberkit/testing/fault-matrix'
import { openPicker } from '../testing/open-picker.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

describeFaultMatrix(matrixCalls, [
  {
    name: 'listOffers',
    open: (prepare) => openPicker({ scenario: 'plans/household', prepare }),
    // A tier of one that can be read, whatever the others are.
    done: 'Family Premier',
  },
])
