import { listOffers } from '@memberkit/contract/commerce/offers'
import { describeFaultMatrix } from '@memberkit/testing/fault-matrix'
import { openPicker } from '../testing/open-picker.tsx'

describeFaultMatrix([
  {
    name: 'listOffers',
    operation: listOffers,
    open: (prepare) => openPicker({ scenario: 'plans/household', prepare }),
    // A tier of one that can be read, whatever the others are.
    done: 'Family Premier',
  },
])
