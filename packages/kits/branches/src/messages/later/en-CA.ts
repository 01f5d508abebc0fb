import {
  BranchEmailType,
  Country,
  PracticeRole,
  ProviderStatus,
  StateOrProvince,
} from '@memberkit/contract/labels/en-CA'
import { addressEnCA } from '@memberkit/parts/messages/en-CA'

export const tables = {
  'parts.address': addressEnCA,
  'labels.BranchEmailType': BranchEmailType,
  'labels.Country': Country,
  'labels.PracticeRole': PracticeRole,
  'labels.ProviderStatus': ProviderStatus,
  'labels.StateOrProvince': StateOrProvince,
}
