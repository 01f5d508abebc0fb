import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/es-US'
import { personEsUS } from '@memberkit/parts/messages/es-US'
import { manageContractsEsUS } from './manage.es-US.ts'

// Loaded in one file: whoever opens one of them soon opens another.
export const tables = {
  'timeline.contracts.manage': manageContractsEsUS,
  'parts.person': personEsUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
}
