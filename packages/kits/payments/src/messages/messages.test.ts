import { describeMessages } from '@memberkit/testing/messages'
import { expect, test } from 'vitest'
import { enCA } from './en-CA.ts'
import { enUS } from './en-US.ts'
import { esUS } from './es-US.ts'
import { frCA } from './fr-CA.ts'
import { transactionStaffEnUS as staffEnUS } from './transactions/staff/en-US.ts'
import { transactionStaffEsUS as staffEsUS } from './transactions/staff/es-US.ts'
import { transactionStaffFrCA as staffFrCA } from './transactions/staff/fr-CA.ts'
import { openedMethodNames, openedTransactionNames, transactionStaffNames } from './namespaces.ts'

describeMessages({ 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS }, [
  'payments.methods',
  'parts.method',
  'labels.BankAccountType',
  'labels.CardType',
  'labels.PaymentVendor',
  ...openedMethodNames,
  'payments.transactions',
  'labels.TransactionStatus',
  'labels.TransactionType',
  ...openedTransactionNames,
  ...transactionStaffNames,
])

test.each([staffEnUS, staffFrCA, staffEsUS])(
  'staff read of what may happen, not of how requests are told apart',
  (words) => {
    expect(JSON.stringify(words)).not.toMatch(/versi[oó]n/i)
  },
)
