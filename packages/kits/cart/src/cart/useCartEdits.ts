'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { announce } from '@memberkit/primitives/live'
import { useEmit } from '@memberkit/foundation/events'
import { type RefObject, useEffect, useRef } from 'react'
import type { CartEventTable } from '../events.ts'
import { cartMessages } from '../messages/namespaces.ts'
import type { CartLine, SupplementLine } from './rules/lines.rules.ts'
import type { CartModel } from './useCart.ts'
import { type Removal, type Removals, useRemovals } from './useRemovals.ts'
import { type CartWords, useCartWords } from './words.ts'

/** The edits of a person at the cart: announced in one sentence, with the focus where they go on. */
export interface PersonEdits extends Pick<Removals, 'removals' | 'hold' | 'release'> {
  remove(line: CartLine): void
  removeSupplement(line: CartLine, supplement: SupplementLine): void
  restore(removal: Removal): void
  addSupplement(line: CartLine, supplement: SupplementLine): void
  chooseTier(line: CartLine, tierName: string): void
  setPeriod(line: CartLine, period: string): void
  setRegion(region: string): void
  /** Says a sentence with the totals, once the next totals are there. */
  say(sentence: string): void
  /** Moves the focus to a line. */
  focusLine(key: string): void
  readonly words: CartWords
}

/** The attribute of the element that takes the focus of a line. */
export const lineAttribute = 'data-mk-line'
const homeAttribute = 'data-mk-cart-home'
/** Attributes of the element that takes the focus where no line is left. */
export const cartHome = { [homeAttribute]: '', tabIndex: -1 } as const

export function useCartEdits(model: CartModel, page: RefObject<HTMLElement | null>): PersonEdits {
  const t = useMessages(cartMessages)
  const emit = useEmit<CartEventTable>()
  const words = useCartWords()
  const { removals, add, restore, hold, release } = useRemovals()
  const pending = useRef<{ sentence?: string; focus?: string | null }>({})
  const { edits, lines, totals, cart } = model
  const latest = useRef(model)
  latest.current = model

  useEffect(() => {
    const { sentence, focus } = pending.current
    pending.current = {}
    if (sentence) announce(`${sentence} ${words.totals(latest.current, cart.products.length)}`)
    if (focus !== undefined) focusIn(page.current, focus)
    // With the next totals.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [totals, cart, words, page])

  const expect = (sentence: string, focus?: string | null) => {
    pending.current = { sentence, ...(focus !== undefined && { focus }) }
  }

  return {
    words,
    removals,
    hold,
    release,
    say: (sentence) => expect(sentence),
    focusLine: (key) => focusIn(page.current, key),
    remove(line) {
      const name = words.planName(line).text
      const index = lines.indexOf(line)
      const next = lines[index + 1] ?? lines[index - 1]
      expect(t('said.removed', { name }), next?.key ?? null)
      add({ product: line.key, index, name, undo: edits.removeProduct(line.key) })
      emit('cart.line.removed', { product: line.key })
    },
    removeSupplement(line, supplement) {
      const name = words.supplementName(supplement).text
      expect(t('said.removed', { name }), line.key)
      const undo = edits.removeSupplement(line.key, supplement.key)
      add({ product: line.key, supplement: supplement.key, index: lines.indexOf(line), name, undo })
      emit('cart.line.changed', { product: line.key, part: 'supplements' })
    },
    restore(removal) {
      expect(t('said.restored', { name: removal.name }), removal.product)
      restore(removal)
      emit('cart.line.restored', { product: removal.product })
    },
    addSupplement(line, supplement) {
      expect(t('said.added', { name: words.supplementName(supplement).text }), line.key)
      edits.addSupplement(line.key, supplement.key)
      emit('cart.line.changed', { product: line.key, part: 'supplements' })
    },
    chooseTier(line, tierName) {
      expect(t('said.changed', { name: words.planName(line).text }))
      edits.addProduct(line.key, tierName)
      emit('cart.line.changed', { product: line.key, part: 'tier' })
    },
    setPeriod(line, period) {
      expect(t('said.changed', { name: words.planName(line).text }))
      edits.setPeriod(line.key, period)
      emit('cart.line.changed', { product: line.key, part: 'period' })
    },
    setRegion(region) {
      if (region) expect(t('said.region', { place: words.place(region) }))
      edits.change((now) => ({ ...now, region }))
    },
  }
}

/** Moves the focus to a line, or to the cart's heading without one. */
function focusIn(page: HTMLElement | null, key: string | null) {
  const all = [...(page?.querySelectorAll<HTMLElement>(`[${lineAttribute}]`) ?? [])]
  const line = all.find((element) => element.getAttribute(lineAttribute) === key)
  const place = line ?? homeIn(page)
  place?.focus()
}

/** Returns the element that takes the focus where no line does. */
export const homeIn = (page: HTMLElement | null) => page?.querySelector<HTMLElement>(`[${homeAttribute}]`)
