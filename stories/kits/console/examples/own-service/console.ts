import { type ConsoleService, consoleServices, defineConsole } from '@memberkit/console'
import * as vouchers from './vouchers.ts'

const vouchersConsole = defineConsole(vouchers)({
  pages: {
    Voucher: {
      title: 'code',
      status: 'status',
      enter: ['listVouchers'],
      read: 'getVoucher',
      columns: ['code', 'status'],
      groups: { overview: ['code'] },
      create: ['createVoucher'],
      actions: { redeemVoucher: { group: 'status' } },
      transitions: 'voucherTransitions',
    },
  },
})

/** Outside of the component: a new list at every render would be loaded anew. */
export const services: readonly ConsoleService[] = [
  ...consoleServices,
  {
    service: 'vouchers',
    area: 'own',
    pages: ['Voucher'],
    search: ['Voucher'],
    creates: [{ page: 'Voucher', operation: 'createVoucher' }],
    // Where it is large, import the definition here, so that it loads with its first page.
    load: async () => vouchersConsole,
  },
]
