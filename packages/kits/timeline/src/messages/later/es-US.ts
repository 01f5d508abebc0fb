import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/es-US'
import { personEsUS } from '@memberkit/parts/messages/es-US'
import { manageEsUS } from '../manage/es-US.ts'

export const tables = {
  'timeline.manage': manageEsUS,
  'parts.person': personEsUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
}
