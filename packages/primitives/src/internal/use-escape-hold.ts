import { type FocusEvent, useEffect, useState } from 'react'
import { holdEscape } from './hold-escape.ts'

/**
 * Keeps Escape from overlays of the host around a part that uses the key itself, while focus is in it. Returns props for
 * the part's root. The part still ends the event that it uses.
 */
export function useEscapeHold() {
  const [isFocused, setFocused] = useState(false)
  useEffect(() => (isFocused ? holdEscape() : undefined), [isFocused])
  return {
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setFocused(false)
    },
  }
}
