import type { CartState } from '@memberkit/contract/commerce/cart'
import { memoryRouter, type RouterAdapter } from '@memberkit/foundation/links'
import { type CartProblem, type CartUrlPolicy, hasPersonalData, readCart, writeCart } from '../../codec/index.ts'
import { parameterIn } from '../../codec/parameter.ts'
import { seenAfterEdit, type SeenPrices } from '../rules/changes.rules.ts'
import { isCartEmpty, mergeCart } from './merge-cart.rules.ts'

/** The draft that a host stores while the page is away, at sign-in for example. No national identifiers. */
export interface CartDraft {
  readonly cart: CartState
  /** The prices that were last shown, to say what has changed since. */
  readonly seen?: SeenPrices | undefined
}

/**
 * A host's place for a draft: its server's session, or memory that outlives the kit. The draft contains personal data, so
 * never `localStorage` or `sessionStorage`.
 */
export interface CartDraftStore {
  load(): CartDraft | undefined
  /** Called at each edit, with every letter: a server keeps the last one sent, as requests may overtake each other. */
  save(draft: CartDraft): void
}

export interface CartSnapshot {
  readonly cart: CartState
  /** The address held something that isn't a cart. */
  readonly problem?: CartProblem | undefined
  /** The address held personal data, which has been taken out of it. */
  readonly isScrubbed: boolean
  /** The prices of the draft that was loaded, of lines that haven't been edited since. */
  readonly seen?: SeenPrices | undefined
}

export interface CartStore {
  current(): CartSnapshot
  subscribe(listener: () => void): () => void
  /** Changes the cart, and its address without a new entry in the history. */
  change(next: (cart: CartState) => CartState): void
  /** Keeps the shown prices in the host's store. */
  keep(seen: SeenPrices): void
  dismiss(notice: 'problem' | 'isScrubbed' | 'seen'): void
  /** Follows the address, and takes personal data out of it. Returns a function that stops it. */
  follow(): () => void
}

interface CartStoreOptions {
  readonly router?: RouterAdapter | undefined
  readonly urlPolicy: CartUrlPolicy
  readonly drafts?: CartDraftStore | undefined
}

/** Creates the state of a cart: in memory, with what the policy allows of it in the address. */
export function createCartStore({ router = memoryRouter('/'), urlPolicy, drafts }: CartStoreOptions): CartStore {
  const listeners = new Set<() => void>()
  const draft = drafts?.load()
  let address = parameterIn(router.current())
  /** The texts of this cart in its addresses: entries of the history may still have it. */
  const written = new Set<string>()
  let hasTraversed = false
  let snapshot = begin()
  let seen = draft?.seen
  let saved: CartSnapshot['cart'] | undefined

  function begin(): CartSnapshot {
    const { cart, problem } = readCart(router.current())
    const isScrubbed = urlPolicy === 'catalogue' && hasPersonalData(cart)
    // An address without a cart is where sign-in leads back to; with one, it says what was chosen.
    const isResumed = draft && !problem && isCartEmpty(cart)
    const now = draft ? (isResumed ? draft.cart : mergeCart(cart, draft.cart)) : cart
    return { cart: now, problem, isScrubbed, seen: draft?.seen && seenAfterEdit(draft.seen, draft.cart, now) }
  }

  function set(next: Partial<CartSnapshot>) {
    const { cart, seen: last } = snapshot
    const isEdited = next.cart !== undefined && last !== undefined
    snapshot = { ...snapshot, ...(isEdited && { seen: seenAfterEdit(last, cart, next.cart!) }), ...next }
    listeners.forEach((listener) => listener())
  }

  function save() {
    const { personalInfo, businessInfo } = snapshot.cart
    const cart = {
      ...snapshot.cart,
      personalInfo: { ...personalInfo, nationalIdentifier: '' },
      businessInfo: { ...businessInfo, nationalIdentifier: '' },
    }
    saved = snapshot.cart
    drafts?.save({ cart, seen })
  }

  function write() {
    const here = router.current()
    const next = writeCart(here, snapshot.cart, { urlPolicy })
    address = parameterIn(next)
    if (address) written.add(address)
    hasTraversed = false
    if (next !== here) router.go(next, { replace: true })
  }

  function traverse() {
    hasTraversed = true
  }

  function readAgain() {
    const here = router.current()
    const found = parameterIn(here)
    const isBehind = hasTraversed && written.has(found)
    hasTraversed = false
    if (found === address) return
    // Back and Forward lead to addresses from before an edit, which must not undo it.
    if (isBehind) return write()
    address = found
    // Another page of the site, which Back led to: the cart stays as it is.
    if (!found) return
    const { cart, problem } = readCart(here)
    const isScrubbed = urlPolicy === 'catalogue' && hasPersonalData(cart)
    set({
      cart: urlPolicy === 'full' ? cart : mergeCart(cart, snapshot.cart),
      problem,
      isScrubbed: isScrubbed || snapshot.isScrubbed,
    })
    if (isScrubbed || problem) write()
    save()
  }

  return {
    current: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change(next) {
      const cart = next(snapshot.cart)
      if (cart === snapshot.cart) return
      set({ cart, problem: undefined })
      write()
      save()
    },
    keep(prices) {
      // An edit is saved already, and most leave the prices as they are.
      if (saved === snapshot.cart && JSON.stringify(seen) === JSON.stringify(prices)) return
      seen = prices
      save()
    },
    dismiss(notice) {
      set({ [notice]: notice === 'isScrubbed' ? false : undefined })
    },
    follow() {
      // Another page may have put something into the address of the cart since.
      readAgain()
      write()
      const stop = router.subscribe(readAgain)
      // Before a router hears of it.
      addEventListener('popstate', traverse, true)
      // A page restored from the back-forward cache may show an older cart than its address says.
      addEventListener('pageshow', readAgain)
      return () => {
        stop()
        removeEventListener('popstate', traverse, true)
        removeEventListener('pageshow', readAgain)
      }
    },
  }
}
