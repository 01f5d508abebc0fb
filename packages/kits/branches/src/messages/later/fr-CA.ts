import {
  BranchEmailType,
  Country,
  PracticeRole,
  ProviderStatus,
  StateOrProvince,
} from '@memberkit/contract/labels/fr-CA'
import { addressFrCA } from '@memberkit/parts/messages/fr-CA'

export const tables = {
  'parts.address': addressFrCA,
  'labels.BranchEmailType': BranchEmailType,
  'labels.Country': Country,
  'labels.PracticeRole': PracticeRole,
  'labels.ProviderStatus': ProviderStatus,
  'labels.StateOrProvince': StateOrProvince,
}
