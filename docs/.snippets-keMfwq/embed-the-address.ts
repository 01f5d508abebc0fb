import type { RouterAdapter } from '@memberkit/foundation/links'

interface YourRouter {
  navigate(address: string, options: { replace?: boolean }): void
  subscribe(listener: () => void): () => void
}
declare const yours: YourRouter

const router: RouterAdapter = {
  current: () => location.pathname + location.search,
  go: (address, { replace } = {}) => yours.navigate(address, { replace }),
  subscribe: (listener) => yours.subscribe(listener),
  linkTo: (kind, id) => (kind === 'subscription' ? `/plans/${id}` : undefined),
  owns: (address) => !address.startsWith('/bank/'),
}

export {}
