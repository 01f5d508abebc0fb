import { at, del, get, post } from '../operation.ts'
import { PostalAddress } from '../shared/address.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange, OwnerQuery } from '../shared/owner.ts'
import { groupRealms, ownerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import {
  AuthorizationReversal,
  BankAccountDetails,
  CardDetails,
  Charge,
  NewPaymentMethod,
  PaymentMethodName,
  PaymentMethodRemoval,
  TestCardQuery,
  TransactionRefund,
  TransactionSearch,
  Verification,
} from './payments.bodies.ts'
import {
  BankAccount,
  Card,
  Cooldown,
  PaymentFriendlyId,
  PaymentMethod,
  TestCardNumber,
  Transaction,
} from './payments.entities.ts'
import {
  BankAccountType,
  CardType,
  PaymentAction,
  PaymentFriendlyIdType,
  PaymentMethodStatus,
  PaymentVendor,
  TransactionStatus,
  TransactionType,
} from './payments.enums.ts'

// Source: commerce, section 7, "Payment methods and transactions".

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const identity = at('payments', '/v1/identities/{identityId}', owned)
const methods = at('payments', '/v1/identities/{identityId}/paymentMethods', owned)
const method = at('payments', '/v1/identities/{identityId}/paymentMethods/{methodId}', owned)

/**
 * Searches transactions. Six operations that create one are beside `POST /v1/transactions`, so this one is assumed to
 * search.
 */
export const findTransactions = post(at('payments', '/v1/transactions'), '', {
  body: TransactionSearch,
  returns: list(Transaction),
  idempotent: true,
})
export const checkCooldown = get(identity, 'checkCooldown', { returns: Cooldown })

export const listPaymentMethods = get(methods, '', { returns: list(PaymentMethod) })
export const createPaymentMethod = post(methods, '', { body: NewPaymentMethod, returns: PaymentMethod })
export const getPaymentMethod = get(method, '', { returns: PaymentMethod })
export const deletePaymentMethod = del(method, '', { body: PaymentMethodRemoval })
/** Returns a payment method without knowing its owner. */
export const findPaymentMethod = get(at('payments', '/v1/paymentMethods/{methodId}'), '', { returns: PaymentMethod })

// The operations below have no address in the specification. They act on one payment method, so their paths are assumed
// below it.
const onMethod = { realms: ownerRealms, assumes: ['path', 'realms'] } as const
const verbs = at('payments', '/v1/identities/{identityId}/paymentMethods/{methodId}', onMethod)
const verbsV2 = at('payments', '/v2/identities/{identityId}/paymentMethods/{methodId}', onMethod)

export const updateCardPaymentDetails = post(verbs, 'updateCardPaymentDetails', {
  body: CardDetails,
  returns: PaymentMethod,
})
export const updateBankAccountDetails = post(verbs, 'updateBankAccountDetails', {
  body: BankAccountDetails,
  returns: PaymentMethod,
})
export const changePaymentMethodOwner = post(verbs, 'changeOwner', { body: OwnerChange, returns: PaymentMethod })
export const updatePaymentMethodName = post(verbs, 'updateName', { body: PaymentMethodName, returns: PaymentMethod })
export const updateBillingAddress = post(verbs, 'updateBillingAddress', { body: PostalAddress, returns: PaymentMethod })
/** Deletes a payment method on behalf of its owner. For internal staff. */
export const deletePaymentMethodByImpersonator = del(
  at('payments', '/v1/identities/{identityId}/paymentMethods/{methodId}', {
    access: 'internal',
    assumes: ['path', 'access'],
  }),
  'byImpersonator',
)

const groupMethods = at('payments', '/v1/groups/{groupId}/identities/{identityId}/paymentMethods', {
  realms: groupRealms,
  assumes: ['realms'],
})
/** Lists payment methods of a group member for another person: "non-owner" in the specification. */
export const listGroupPaymentMethods = get(groupMethods, '', { returns: list(PaymentMethod) })
/** Adds a payment method for a group member: "non-owner" in the specification. */
export const createGroupPaymentMethod = post(groupMethods, '', { body: NewPaymentMethod, returns: PaymentMethod })

const anonymousMethods = at('payments', '/v1/anonymous/paymentMethods')
/** Creates a payment method before sign-in. It has no owner until `assignAnonymousPaymentMethodOwner`. */
export const createAnonymousPaymentMethod = post(anonymousMethods, '', {
  body: NewPaymentMethod,
  returns: PaymentMethod,
})
export const assignAnonymousPaymentMethodOwner = post(
  at('payments', '/v1/anonymous/paymentMethods/{methodId}', { assumes: ['path'] }),
  'assignOwner',
  { query: OwnerQuery, returns: PaymentMethod },
)

/** Returns a test card number. Unavailable in production. */
export const getTestCardNumber = get(
  at('payments', '/v1/testCardNumber', { access: 'internal', assumes: ['access'] }),
  '',
  {
    query: TestCardQuery,
    returns: TestCardNumber,
  },
)

export const createCharge = post(verbs, 'createCharge', { body: Charge, returns: Transaction })
export const createChargeV2 = post(verbsV2, 'createCharge', { body: Charge, returns: Transaction })
export const createAuthorization = post(verbs, 'createAuthorization', { body: Charge, returns: Transaction })
export const reverseAuthorization = post(verbs, 'reverseAuthorization', {
  body: AuthorizationReversal,
  returns: Transaction,
})
export const createSale = post(verbs, 'createSale', { body: Charge, returns: Transaction })
export const createVerification = post(verbs, 'createVerification', { body: Verification, returns: Transaction })
export const createRefund = post(verbs, 'createRefund', { body: TransactionRefund, returns: Transaction })

export const paymentJournal = journal('payments', '/v1/paymentMethods', PaymentAction)
export const paymentMaxClock = maxClock('payments', '/v1/paymentMethods')

export {
  AuthorizationReversal,
  BankAccount,
  BankAccountDetails,
  BankAccountType,
  Card,
  CardDetails,
  CardType,
  Charge,
  Cooldown,
  NewPaymentMethod,
  OwnerQuery,
  PaymentAction,
  PaymentFriendlyId,
  PaymentFriendlyIdType,
  PaymentMethod,
  PaymentMethodName,
  PaymentMethodRemoval,
  PaymentMethodStatus,
  PaymentVendor,
  TestCardNumber,
  TestCardQuery,
  Transaction,
  TransactionRefund,
  TransactionSearch,
  TransactionStatus,
  TransactionType,
  Verification,
}
export { paymentTransitions } from './payments.transitions.ts'
