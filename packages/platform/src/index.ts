export type { SendOptions } from './call.ts'
export {
  type Codec,
  callSafely,
  createPlatformClient,
  type PlatformClient,
  type PlatformClientOptions,
  type SecurityHeader,
} from './client.ts'
export type { DriftReport } from './drift.ts'
export {
  type Environment,
  environmentOf,
  realmDomain,
  type ServiceHosts,
  serviceHosts,
  type ServiceHostsOptions,
} from './environments.ts'
export { NetworkFailure, RequestFailure, ServiceFailure } from './failures.ts'
export { fetchPlain, type PlainResponse, type PlainRequest } from './fetch-plain.ts'
export {
  crossRealmLoginUrl,
  type LoginParameters,
  type LoginRealm,
  type LoginService,
  loginUrl,
  logoutUrl,
  type Page,
  signUpUrl,
} from './login.ts'
export { can, defaultAppName } from './permissions.ts'
export { readResponse, type ReadResponse, type UnreadableItem, unreadableItemsIn } from './read.ts'
export { referenceOf, referenceTo } from './reference.ts'
export { send } from './send.ts'
export type { Session } from './session.ts'
export { stream } from './stream.ts'
