import * as invoices from '@memberkit/contract/commerce/invoices'
import * as tones from '@memberkit/contract/labels/commerce/invoices/tones'
import { defineConsole } from '../define/index.ts'

export const invoicesConsole = defineConsole({ ...invoices, ...tones })({
  pages: {
    Invoice: {
      title: ['number', 'id'],
      status: 'status',
      enter: ['listInvoices'],
      read: 'getInvoice',
      columns: ['number', 'status', 'issuedOn', 'dueOn', 'total', 'due', 'identityId'],
      groups: {
        overview: ['recurrence', 'number', 'covers'],
        money: ['currency', 'total', 'paid', 'refunded', 'due'],
        dates: ['issuedOn', 'dueOn', 'periodStart', 'periodEnd', 'nextAttemptOn', 'coverageEndsOn'],
        content: ['paymentMethod', 'seller'],
        record: ['identityId', 'subscriptionId', 'orderId', 'paymentMethodId'],
      },
      tables: { items: ['type', 'action', 'productType', 'id', 'label', 'amount'] },
      create: ['createInvoice'],
      edit: ['updateInvoicePaymentMethod'],
      actions: {
        addInvoiceItem: {},
        changeInvoiceOwner: { group: 'people' },
        failInvoice: { group: 'status', isBulk: true },
        forgiveInvoice: { group: 'status' },
        makeInvoiceDelinquent: { group: 'status', isBulk: true },
        payInvoice: { group: 'status' },
        refundInvoice: { group: 'status' },
        registerInvoiceItemTax: {},
        removeInvoiceItem: { group: 'end' },
        voidInvoice: { group: 'end', isCritical: true },
      },
      journal: 'invoiceJournal',
      clock: 'invoiceMaxClock',
      transitions: 'invoiceTransitions',
    },
  },
})
