import type { Ref } from 'react'

/** Hands an element on to a caller's ref, from a ref function of one's own. */
export function handOn<Element>(ref: Ref<Element>, element: Element | null) {
  if (typeof ref === 'function') ref(element)
  else if (ref) (ref as { current: Element | null }).current = element
}
