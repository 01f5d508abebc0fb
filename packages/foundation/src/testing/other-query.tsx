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
