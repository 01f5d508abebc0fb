import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/fr-CA'
import { personFrCA } from '@memberkit/parts/messages/fr-CA'
import { manageContractsFrCA } from './manage.fr-CA.ts'

// Loaded in one file: whoever opens one of them soon opens another.
export const tables = {
  'timeline.contracts.manage': manageContractsFrCA,
  'parts.person': personFrCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
}
