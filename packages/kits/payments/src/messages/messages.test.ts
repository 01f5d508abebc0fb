import { describeMessages } from '@memberkit/testing/messages'
import { enCA } from './en-CA.ts'
import { enUS } from './en-US.ts'
import { esUS } from './es-US.ts'
import { frCA } from './fr-CA.ts'
import { transactionOpenedNames, transactionStaffNames } from './namespaces.ts'

describeMessages({ 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS }, [
  'payments.methods',
  'payments.transactions',
  'labels.TransactionStatus',
  'labels.TransactionType',
  'labels.BankAccountType',
  'labels.CardType',
  ...transactionOpenedNames,
  ...transactionStaffNames,
])
