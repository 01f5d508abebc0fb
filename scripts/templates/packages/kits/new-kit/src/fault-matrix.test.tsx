import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { describeFaultMatrix } from '@memberkit/testing/fault-matrix'
import { renderKit } from './testing/render-kit.tsx'

// Each action of the kit gets a row as well, with `fill`, `submit` and what it says when it is done.
describeFaultMatrix([
  {
    name: 'listPaymentMethods',
    operation: listPaymentMethods,
    open: (prepare) => renderKit('new-kit/usual', { prepare }),
    done: '5 payment methods',
  },
])
