import { describeFaultMatrix } from '@memberkit/testing/fault-matrix'
import { openCart } from './testing/open-cart.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

describeFaultMatrix(matrixCalls, [
  {
    name: 'listOffers',
    open: (prepare) => openCart({ cart: { products: ['books'], region: 'TX' }, ...(prepare && { prepare }) }),
    done: 'Includes one-time charges',
  },
])
