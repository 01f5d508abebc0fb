import {
  BranchEmailType,
  Country,
  PracticeRole,
  ProviderStatus,
  StateOrProvince,
} from '@memberkit/contract/labels/en-US'
import { addressEnUS } from '@memberkit/parts/messages/en-US'

export const tables = {
  'parts.address': addressEnUS,
  'labels.BranchEmailType': BranchEmailType,
  'labels.Country': Country,
  'labels.PracticeRole': PracticeRole,
  'labels.ProviderStatus': ProviderStatus,
  'labels.StateOrProvince': StateOrProvince,
}
