'use client'
import { useState } from 'react'

/**
 * Returns the values of a form that an entity prefills, and a function that changes some of them. What the person has
 * changed stays as typed; the rest follows the entity, so that saving undoes nobody else's change.
 */
export function usePrefilled<Values extends object>(
  newest: Values,
): readonly [Values, (changed: Partial<Values>) => void] {
  const [typed, setTyped] = useState<Partial<Values>>({})
  const values = { ...newest, ...typed }
  const change = (changed: Partial<Values>) => {
    const own = Object.entries(changed).filter(([field, value]) => value !== values[field as keyof Values])
    setTyped((before) => ({ ...before, ...Object.fromEntries(own) }))
  }
  return [values, change]
}
