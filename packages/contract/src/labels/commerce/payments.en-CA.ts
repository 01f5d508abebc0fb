export {
  PaymentAction,
  PaymentFriendlyIdType,
  PaymentVendor,
  TransactionStatus,
  TransactionType,
} from './payments.en-US.ts'
