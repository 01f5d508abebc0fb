import type * as payments from '../../commerce/payments.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  PaymentMethod: { one: 'Payment method', many: 'Payment methods', about: 'A card or bank account that pays bills' },
  Transaction: { one: 'Transaction', many: 'Transactions', about: 'An authorization, charge, refund or verification' },
  Cooldown: { one: 'Wait', many: 'Waits', about: 'How long to wait before charging again' },
  TestCardNumber: { one: 'Test card', many: 'Test cards', about: 'A card number for testing' },
  BankAccount: { one: 'Bank account', many: 'Bank accounts' },
  Card: { one: 'Card', many: 'Cards' },
  PaymentFriendlyId: { one: 'Reference number', many: 'Reference numbers' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.PaymentMethod,
  about: 'Payment methods, and the transactions made with them',
} as const satisfies Name

export const fields = {
  'TestCardNumber.number': 'Card number',
  methodId: 'Payment method',
  transactionId: 'Transaction',
  isCoolingDown: 'Waiting before the next attempt',
  bankAccount: 'Bank account',
  billingAddress: 'Billing address',
  replacementMethodId: 'Replacement payment method',
  vendor: 'Payment processor',
  'Card.expiresOn': 'Expires',
  friendlyId: 'Reference number',
} as const satisfies FieldWords

export const hints = {
  vendor: 'The company that processes the payment',
  lastFour: 'Of the card or account number',
  replacementMethodId: 'Pays what the removed method paid',
  friendlyId: 'Of the member, group or associate',
} as const satisfies FieldWords

export const actions = {
  assignAnonymousPaymentMethodOwner: 'Assign owner',
  changePaymentMethodOwner: 'Change owner',
  checkCooldown: 'Check when to charge again',
  createAnonymousPaymentMethod: 'Add payment method without an owner',
  createAuthorization: 'Authorize payment',
  createCharge: 'Charge payment method',
  createChargeV2: 'Charge payment method',
  createGroupPaymentMethod: 'Add payment method of a group member',
  createPaymentMethod: 'Add payment method',
  createRefund: 'Refund transaction',
  createSale: 'Authorize and capture',
  createVerification: 'Verify payment method',
  deletePaymentMethod: 'Remove payment method',
  deletePaymentMethodByImpersonator: 'Remove payment method for the member',
  findPaymentMethod: 'Find payment method',
  findTransactions: 'Find transactions',
  getPaymentMethod: 'View payment method',
  getTestCardNumber: 'View test card',
  listGroupPaymentMethods: 'View a group member’s payment methods',
  listPaymentMethods: 'View payment methods',
  reverseAuthorization: 'Reverse authorization',
  updateBankAccountDetails: 'Change bank account',
  updateBillingAddress: 'Change billing address',
  updateCardPaymentDetails: 'Change card',
  updatePaymentMethodName: 'Change name',
} as const satisfies ActionWords<typeof payments>

/** Announcements of completed actions. Reads have none. */
export const done = {
  assignAnonymousPaymentMethodOwner: 'Owner assigned',
  changePaymentMethodOwner: 'Owner changed',
  createAnonymousPaymentMethod: 'Payment method added',
  createAuthorization: 'Payment authorized',
  createCharge: 'Payment method charged',
  createChargeV2: 'Payment method charged',
  createGroupPaymentMethod: 'Payment method added',
  createPaymentMethod: 'Payment method added',
  createRefund: 'Transaction refunded',
  createSale: 'Authorized and captured',
  createVerification: 'Payment method verified',
  deletePaymentMethod: 'Payment method removed',
  deletePaymentMethodByImpersonator: 'Payment method removed for the member',
  reverseAuthorization: 'Authorization reversed',
  updateBankAccountDetails: 'Bank account changed',
  updateBillingAddress: 'Billing address changed',
  updateCardPaymentDetails: 'Card changed',
  updatePaymentMethodName: 'Name changed',
} as const satisfies ActionWords<typeof payments>

export { PaymentAction as journal } from '../../labels/commerce/payments.en-US.ts'
