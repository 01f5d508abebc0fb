import type { DOMAttributes, SyntheticEvent } from 'react'

const presses = ['onPointerDown', 'onPointerUp', 'onMouseDown', 'onClick', 'onDoubleClick', 'onDragStart'] as const

/**
 * Returns row attributes that ignore presses on its buttons. React Aria excludes only tab stops, so a press on a menu
 * item would also press the row.
 */
export function ignoreActionPresses<Props extends DOMAttributes<Element>>(props: Props): Props {
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
