import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-CA'
import { StateOrProvince } from '@memberkit/contract/labels/en-CA'
import { personEnCA } from '@memberkit/parts/messages/en-CA'
import { createTableEnCA } from './table/en-CA.ts'

export const tables = {
  'resolutions.create': createTableEnCA,
  'parts.person': personEnCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.StateOrProvince': StateOrProvince,
}
