import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/es-US'
import { StateOrProvince } from '@memberkit/contract/labels/es-US'
import { personEsUS } from '@memberkit/parts/messages/es-US'
import { createTableEsUS } from './table/es-US.ts'

export const tables = {
  'resolutions.create': createTableEsUS,
  'parts.person': personEsUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.StateOrProvince': StateOrProvince,
}
