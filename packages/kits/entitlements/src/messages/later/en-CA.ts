import {
  CoBrandPartner,
  ContractHistoryStatus,
  ContractType,
  EntitlementAction,
  EntitlementSetupStatus,
  ProvisioningType,
  StateOrProvince,
} from '@memberkit/contract/labels/en-CA'
import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-CA'
import { contractsEnCA, personEnCA } from '@memberkit/parts/messages/en-CA'
import { detailEnCA } from '../detail/en-CA.ts'
import { manageEnCA } from '../manage/en-CA.ts'
import { staffEnCA } from '../staff/en-CA.ts'

// Loaded in one file: who opens a plan soon acts on it, and the two share their labels.
export const tables = {
  'entitlements.detail': detailEnCA,
  'entitlements.manage': manageEnCA,
  'entitlements.staff': staffEnCA,
  'parts.contracts': contractsEnCA,
  'parts.person': personEnCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.CoBrandPartner': CoBrandPartner,
  'labels.ContractHistoryStatus': ContractHistoryStatus,
  'labels.ContractType': ContractType,
  'labels.EntitlementAction': EntitlementAction,
  'labels.EntitlementSetupStatus': EntitlementSetupStatus,
  'labels.ProvisioningType': ProvisioningType,
  'labels.StateOrProvince': StateOrProvince,
}
