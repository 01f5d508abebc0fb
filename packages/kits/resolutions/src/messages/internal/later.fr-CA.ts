import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/fr-CA'
import { personFrCA } from '@memberkit/parts/messages/fr-CA'
import { openedFrCA } from './opened.fr-CA.ts'

export const tables = {
  'resolutions.internal.opened': openedFrCA,
  'parts.person': personFrCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
}
