import { PaymentMethodStatus } from '@memberkit/contract/labels/commerce/payment-methods/fr-CA'
import { PaymentAction } from '@memberkit/contract/labels/commerce/payments/fr-CA'
import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/fr-CA'
import { StateOrProvince } from '@memberkit/contract/labels/fr-CA'
import { addressFrCA, personFrCA } from '@memberkit/parts/messages/fr-CA'
import { addFrCA } from './add.fr-CA.ts'
import { manageFrCA } from './manage.fr-CA.ts'

// Loaded in one file: who opens the wallet's menu soon opens a form.
export const tables = {
  'payments.methods.manage': manageFrCA,
  'payments.methods.add': addFrCA,
  'parts.address': addressFrCA,
  'parts.person': personFrCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.PaymentAction': PaymentAction,
  'labels.PaymentMethodStatus': PaymentMethodStatus,
  'labels.StateOrProvince': StateOrProvince,
}
