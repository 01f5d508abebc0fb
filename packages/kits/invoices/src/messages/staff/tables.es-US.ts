import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/es-US'
import { personEsUS } from '@memberkit/parts/messages/es-US'
import { staffEsUS } from './es-US.ts'

export const tables = {
  'invoices.staff': staffEsUS,
  'parts.person': personEsUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
}
