import type { ReactNode } from 'react'

/** Given as a value of a message, it keeps the place of what {@link fillSlot} puts there. */
export const slot = '\uE000'

/** A message with an element in place of its {@link slot}: `fillSlot(t('then', { price: slot }), <b>$29</b>)`. */
export function fillSlot(message: string, element: ReactNode): ReactNode {
  const [before, after] = message.split(slot)
  return (
    <>
      {before}
      {element}
      {after}
    </>
  )
}
