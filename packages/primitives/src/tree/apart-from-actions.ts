import type { DOMAttributes, SyntheticEvent } from 'react'

const presses = ['onPointerDown', 'onPointerUp', 'onMouseDown', 'onClick', 'onDoubleClick', 'onDragStart'] as const

/**
 * The attributes of a line, deaf to presses on its buttons. React Aria leaves alone only what Tab can reach: a press on
 * an item of a menu would be one on the line as well.
 */
export function apartFromActions<Props extends DOMAttributes<Element>>(props: Props): Props {
  const apart: Props = { ...props }
  for (const name of presses) {
    const handle = props[name] as ((event: SyntheticEvent) => void) | undefined
    if (!handle) continue
    apart[name] = (event: SyntheticEvent) => {
      if (!(event.target as Element).closest('[data-actions]')) handle(event)
    }
  }
  return apart
}
