import { PaymentMethodStatus } from '@memberkit/contract/labels/commerce/payment-methods/en-CA'
import { PaymentAction } from '@memberkit/contract/labels/commerce/payments/en-CA'
import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-CA'
import { StateOrProvince } from '@memberkit/contract/labels/en-CA'
import { addressEnCA, personEnCA } from '@memberkit/parts/messages/en-CA'
import { addEnCA } from './add.en-CA.ts'
import { manageEnCA } from './manage.en-CA.ts'

// Loaded in one file: who opens the wallet's menu soon opens a form.
export const tables = {
  'payments.methods.manage': manageEnCA,
  'payments.methods.add': addEnCA,
  'parts.address': addressEnCA,
  'parts.person': personEnCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.PaymentAction': PaymentAction,
  'labels.PaymentMethodStatus': PaymentMethodStatus,
  'labels.StateOrProvince': StateOrProvince,
}
