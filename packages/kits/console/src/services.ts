import { commerceServices } from './services/lists/commerce.ts'
import { identityServices } from './services/lists/identity.ts'
import { partnersServices } from './services/lists/partners.ts'
import type { ServiceConsole } from './define/define-console.ts'

/** A service of the console: what is known of it before its definition has loaded. */
export interface ConsoleService {
  readonly service: string
  readonly area: 'commerce' | 'identity' | 'partners' | 'own'
  /** The entities with a page. */
  readonly pages: readonly string[]
  /** The entities that are listed of one other, and the path parameter that says of which. */
  readonly of?: Readonly<Record<string, string>>
  /** The entities that the home page and the launcher search. */
  readonly search?: readonly string[]
  /** The further entities that these find by their whole id only. */
  readonly ids?: readonly string[]
  /** The operations that create one, for the launcher. */
  readonly creates?: readonly { readonly page: string; readonly operation: string }[]
  /** Operations with a page of their own. */
  readonly tools?: readonly string[]
  /** The operations of the service's worker, for the launcher. */
  readonly worker?: readonly string[]
  readonly load: () => Promise<ServiceConsole>
}

/** A service of ours: what loads it is listed in `services/loaders`. */
export type ListedService = Omit<ConsoleService, 'load'>

/** Every service of the platform, in the order of the home page. */
export const consoleServices: readonly ConsoleService[] = [
  ...identityServices,
  ...commerceServices,
  ...partnersServices,
].map((one) => ({ ...one, load: () => loadService(one.service) }))

async function loadService(service: string): Promise<ServiceConsole> {
  const { serviceLoaders } = await import('./services/loaders/index.ts')
  const load = serviceLoaders[service]
  if (!load) throw new Error(`Nothing loads ${service}. List it in services/loaders.`)
  return load()
}
