import {
  CoBrandPartner,
  ContractHistoryStatus,
  ContractType,
  EntitlementAction,
  EntitlementSetupStatus,
  ProvisioningType,
  StateOrProvince,
} from '@memberkit/contract/labels/es-US'
import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/es-US'
import { contractsEsUS, personEsUS } from '@memberkit/parts/messages/es-US'
import { detailEsUS } from '../detail/es-US.ts'
import { manageEsUS } from '../manage/es-US.ts'
import { staffEsUS } from '../staff/es-US.ts'

// Loaded in one file: who opens a plan soon acts on it, and the two share their labels.
export const tables = {
  'entitlements.detail': detailEsUS,
  'entitlements.manage': manageEsUS,
  'entitlements.staff': staffEsUS,
  'parts.contracts': contractsEsUS,
  'parts.person': personEsUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.CoBrandPartner': CoBrandPartner,
  'labels.ContractHistoryStatus': ContractHistoryStatus,
  'labels.ContractType': ContractType,
  'labels.EntitlementAction': EntitlementAction,
  'labels.EntitlementSetupStatus': EntitlementSetupStatus,
  'labels.ProvisioningType': ProvisioningType,
  'labels.StateOrProvince': StateOrProvince,
}
