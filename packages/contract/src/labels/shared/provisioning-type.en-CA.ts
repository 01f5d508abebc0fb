export { ProvisioningType } from './provisioning-type.en-US.ts'
