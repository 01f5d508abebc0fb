'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { RouterAdapter } from '@memberkit/foundation/links'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { CartUrlPolicy } from '../codec/index.ts'
import { type CartDraftStore, type CartSnapshot, type CartStore, createCartStore } from './state/cart-store.ts'

export interface CartStoreProps {
  /**
   * The part of the cart in the address. `'full'` also writes personal data, as the specification does.
   * @default 'catalogue'
   */
  urlPolicy?: CartUrlPolicy
  /** Keeps the draft while the page is away, at sign-in for example. Never the browser's storage. */
  store?: CartDraftStore
}

/** Personal data leaves the address before anything else on the page can look at it. React 18 warns on a server. */
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** One cart for each provider and address: a drawer, a page and a counter in a header show the same. */
const stores = new WeakMap<QueryClient, Map<RouterAdapter | undefined, CartStore>>()

function storeFor(queryClient: QueryClient, router: RouterAdapter | undefined, create: () => CartStore): CartStore {
  const own = stores.get(queryClient) ?? new Map<RouterAdapter | undefined, CartStore>()
  stores.set(queryClient, own)
  const store = own.get(router) ?? create()
  own.set(router, store)
  return store
}

/** Returns the state of the cart, shared by all of its parts on the page. The first part's options count. */
export function useCartStore({ urlPolicy = 'catalogue', store: drafts }: CartStoreProps): [CartSnapshot, CartStore] {
  const { queryClient, router } = useMemberkit()
  const [store] = useState(() => storeFor(queryClient, router, () => createCartStore({ router, urlPolicy, drafts })))
  const snapshot = useSyncExternalStore(store.subscribe, store.current, store.current)
  useBrowserEffect(() => store.follow(), [store])
  return [snapshot, store]
}
