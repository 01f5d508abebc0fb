import { PaymentMethodStatus } from '@memberkit/contract/labels/commerce/payment-methods/es-US'
import { PaymentAction } from '@memberkit/contract/labels/commerce/payments/es-US'
import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/es-US'
import { StateOrProvince } from '@memberkit/contract/labels/es-US'
import { addressEsUS, personEsUS } from '@memberkit/parts/messages/es-US'
import { addEsUS } from './add.es-US.ts'
import { manageEsUS } from './manage.es-US.ts'

// Loaded in one file: who opens the wallet's menu soon opens a form.
export const tables = {
  'payments.methods.manage': manageEsUS,
  'payments.methods.add': addEsUS,
  'parts.address': addressEsUS,
  'parts.person': personEsUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.PaymentAction': PaymentAction,
  'labels.PaymentMethodStatus': PaymentMethodStatus,
  'labels.StateOrProvince': StateOrProvince,
}
