import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-US'
import { StateOrProvince } from '@memberkit/contract/labels/en-US'
import { personEnUS } from '@memberkit/parts/messages/en-US'
import { createTableEnUS } from './table/en-US.ts'

export const tables = {
  'resolutions.create': createTableEnUS,
  'parts.person': personEnUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.StateOrProvince': StateOrProvince,
}
