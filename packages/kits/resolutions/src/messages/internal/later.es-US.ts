import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/es-US'
import { personEsUS } from '@memberkit/parts/messages/es-US'
import { openedEsUS } from './opened.es-US.ts'

export const tables = {
  'resolutions.internal.opened': openedEsUS,
  'parts.person': personEsUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
}
