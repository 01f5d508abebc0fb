import {
  CoBrandPartner,
  ContractHistoryStatus,
  ContractType,
  EntitlementAction,
  EntitlementSetupStatus,
  ProvisioningType,
  StateOrProvince,
} from '@memberkit/contract/labels/en-US'
import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-US'
import { contractsEnUS, personEnUS } from '@memberkit/parts/messages/en-US'
import { detailEnUS } from '../detail/en-US.ts'
import { manageEnUS } from '../manage/en-US.ts'
import { staffEnUS } from '../staff/en-US.ts'

// Loaded in one file: who opens a plan soon acts on it, and the two share their labels.
export const tables = {
  'entitlements.detail': detailEnUS,
  'entitlements.manage': manageEnUS,
  'entitlements.staff': staffEnUS,
  'parts.contracts': contractsEnUS,
  'parts.person': personEnUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.CoBrandPartner': CoBrandPartner,
  'labels.ContractHistoryStatus': ContractHistoryStatus,
  'labels.ContractType': ContractType,
  'labels.EntitlementAction': EntitlementAction,
  'labels.EntitlementSetupStatus': EntitlementSetupStatus,
  'labels.ProvisioningType': ProvisioningType,
  'labels.StateOrProvince': StateOrProvince,
}
