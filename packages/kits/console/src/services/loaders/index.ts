import type { ServiceConsole } from '../../define/define-console.ts'
import { commerceLoaders } from './commerce.ts'
import { identityLoaders } from './identity.ts'
import { partnersLoaders } from './partners.ts'

/** Loads the definition of each service. */
export type ServiceLoaders = Readonly<Record<string, () => Promise<ServiceConsole>>>

/** Itself loaded with the first service: seventy imports are too many for the first page. */
export const serviceLoaders: ServiceLoaders = { ...identityLoaders, ...commerceLoaders, ...partnersLoaders }
