'use client'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls back when the form of this element is reset, to reset values outside native controls. Controlled values are up
 * to the caller.
 */
export function useFormReset(element: RefObject<Element | null>, reset: () => void) {
  const latest = useRef(reset)
  useEffect(() => {
    latest.current = reset
  })
  useEffect(() => {
    // On the form's root, after handlers that may prevent the reset.
    const root = element.current?.getRootNode()
    const listen = (event: Event) => {
      if (event.target === formOf(element.current) && !event.defaultPrevented) latest.current()
    }
    root?.addEventListener('reset', listen)
    return () => root?.removeEventListener('reset', listen)
  }, [element])
}

function formOf(element: Element | null) {
  return element && 'form' in element ? element.form : element?.closest('form')
}
