import {
  CoBrandPartner,
  ContractHistoryStatus,
  ContractType,
  EntitlementAction,
  EntitlementSetupStatus,
  ProvisioningType,
  StateOrProvince,
} from '@memberkit/contract/labels/fr-CA'
import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/fr-CA'
import { contractsFrCA, personFrCA } from '@memberkit/parts/messages/fr-CA'
import { detailFrCA } from '../detail/fr-CA.ts'
import { manageFrCA } from '../manage/fr-CA.ts'
import { staffFrCA } from '../staff/fr-CA.ts'

// Loaded in one file: who opens a plan soon acts on it, and the two share their labels.
export const tables = {
  'entitlements.detail': detailFrCA,
  'entitlements.manage': manageFrCA,
  'entitlements.staff': staffFrCA,
  'parts.contracts': contractsFrCA,
  'parts.person': personFrCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.CoBrandPartner': CoBrandPartner,
  'labels.ContractHistoryStatus': ContractHistoryStatus,
  'labels.ContractType': ContractType,
  'labels.EntitlementAction': EntitlementAction,
  'labels.EntitlementSetupStatus': EntitlementSetupStatus,
  'labels.ProvisioningType': ProvisioningType,
  'labels.StateOrProvince': StateOrProvince,
}
