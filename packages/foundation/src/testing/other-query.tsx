import type { QueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode } from 'react'

/** A query client as another copy of TanStack Query makes it, as far as anybody can tell it from outside. */
export class OtherQueryClient {
  getQueryCache(): object {
    return {}
  }
}

const OtherContext = createContext<object | undefined>(undefined)

export const OtherQueryClientProvider = ({ client, children }: { client: object; children: ReactNode }) => (
  <OtherContext.Provider value={client}>{children}</OtherContext.Provider>
)

/** Returns a client that works, and is no instance of our copy's class. */
export const ofOtherCopy = (client: QueryClient): QueryClient =>
  new Proxy(client, {
    getPrototypeOf: () => null,
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
