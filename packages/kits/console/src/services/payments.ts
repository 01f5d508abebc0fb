import * as payments from '@memberkit/contract/commerce/payments'
import * as tones from '@memberkit/contract/labels/commerce/payments/tones'
import { defineConsole } from '../define/index.ts'

export const paymentsConsole = defineConsole({ ...payments, ...tones })({
  pages: {
    PaymentMethod: {
      title: ['name', 'id'],
      status: 'status',
      enter: ['listPaymentMethods', 'listGroupPaymentMethods'],
      read: 'findPaymentMethod',
      find: ['getPaymentMethod'],
      columns: ['name', 'status', 'vendor', 'isDefault', 'card', 'identityId'],
      groups: {
        overview: ['vendor', 'name'],
        address: ['billingAddress'],
        content: ['card', 'bankAccount', 'friendlyId'],
        settings: ['isDefault'],
        record: ['identityId'],
      },
      create: ['createAnonymousPaymentMethod', 'createGroupPaymentMethod', 'createPaymentMethod'],
      actions: {
        assignAnonymousPaymentMethodOwner: { group: 'people' },
        changePaymentMethodOwner: { group: 'people' },
        createAuthorization: {},
        createCharge: {},
        createChargeV2: {},
        createRefund: {},
        createSale: {},
        createVerification: {},
        deletePaymentMethod: { group: 'end', isCritical: true },
        deletePaymentMethodByImpersonator: { group: 'end', isCritical: true },
        reverseAuthorization: {},
        updateBankAccountDetails: {},
        updateBillingAddress: {},
        updateCardPaymentDetails: {},
        updatePaymentMethodName: {},
      },
      panels: ['getPaymentMethod'],
      journal: 'paymentJournal',
      clock: 'paymentMaxClock',
      transitions: 'paymentTransitions',
    },
  },
  tools: ['checkCooldown', 'findTransactions', 'getTestCardNumber'],
})
