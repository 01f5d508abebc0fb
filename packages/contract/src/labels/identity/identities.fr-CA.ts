export { FederatedAuthType } from './identities.en-US.ts'
