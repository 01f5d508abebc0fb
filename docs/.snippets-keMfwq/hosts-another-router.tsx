import { useRouterAdapter } from '@memberkit/foundation/links'

declare function useYourAddress(): string
declare function useYourNavigate(): (address: string, options: { replace: boolean }) => void

export function useYourAdapter() {
  const navigate = useYourNavigate()
  return useRouterAdapter({
    address: useYourAddress(),
    go: (address, { replace = false } = {}) => navigate(address, { replace }),
  })
}

export {}
