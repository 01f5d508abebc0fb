import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/fr-CA'
import { StateOrProvince } from '@memberkit/contract/labels/fr-CA'
import { personFrCA } from '@memberkit/parts/messages/fr-CA'
import { createTableFrCA } from './table/fr-CA.ts'

export const tables = {
  'resolutions.create': createTableFrCA,
  'parts.person': personFrCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.StateOrProvince': StateOrProvince,
}
