import { type RefObject, useSyncExternalStore } from 'react'

/** What `read` finds in the styles of an element, read anew whenever the theme of the page changes. */
export function useFromPage(element: RefObject<Element | null>, read: (styles: CSSStyleDeclaration) => string): string {
  return useSyncExternalStore(onThemeChange, () => (element.current ? read(getComputedStyle(element.current)) : ''))
}

function onThemeChange(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributes: true })
  return () => observer.disconnect()
}
