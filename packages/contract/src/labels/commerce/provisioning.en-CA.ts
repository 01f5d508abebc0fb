export {
  ProvisionAction,
  ProvisionReinstatementStatus,
  ProvisionStatus,
  ProvisionVendor,
} from './provisioning.en-US.ts'
