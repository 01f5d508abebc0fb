import {
  CoBrandPartner,
  ContractType,
  EntitlementAction,
  EntitlementSetupStatus,
  ProvisioningType,
  StateOrProvince,
} from '@memberkit/contract/labels/en-CA'
import { labelled, type Translation } from '@memberkit/foundation/messages'
import { detailEnUS } from './en-US.ts'

export const detailEnCA: Translation<typeof detailEnUS> = {
  ...detailEnUS,
  ...labelled('area', StateOrProvince),
  ...labelled('contract', ContractType),
  ...labelled('setup', EntitlementSetupStatus),
  ...labelled('provisioning', ProvisioningType),
  ...labelled('partner', CoBrandPartner),
  ...labelled('journal', EntitlementAction),
  'fact.fulfillment': 'Fulfilment',
}
