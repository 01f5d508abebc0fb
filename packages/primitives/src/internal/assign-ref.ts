import type { Ref } from 'react'

/** Assigns an element to a caller's ref, from a ref callback. */
export function assignRef<Element>(ref: Ref<Element>, element: Element | null) {
  if (typeof ref === 'function') ref(element)
  else if (ref) (ref as { current: Element | null }).current = element
}
