import {
  BranchEmailType,
  Country,
  PracticeRole,
  ProviderStatus,
  StateOrProvince,
} from '@memberkit/contract/labels/es-US'
import { addressEsUS } from '@memberkit/parts/messages/es-US'

export const tables = {
  'parts.address': addressEsUS,
  'labels.BranchEmailType': BranchEmailType,
  'labels.Country': Country,
  'labels.PracticeRole': PracticeRole,
  'labels.ProviderStatus': ProviderStatus,
  'labels.StateOrProvince': StateOrProvince,
}
