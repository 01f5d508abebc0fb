'use client'
import { useRef } from 'react'
import { GripIcon } from '../../icons/index.ts'
import * as styles from './Drag.css.ts'
import type { useDrag } from './use-drag.ts'

interface DragHandleProps {
  label: string
  itemKey: string
  /** Selects the element around the handle to use as the drag image. */
  draggedBy: string
  drag: Pick<ReturnType<typeof useDrag>, 'ask' | 'handlers'>
}

/** The handle that drags an item. Not a `<button>`, because Firefox doesn't drag buttons. */
export function DragHandle({ label, itemKey, draggedBy, drag: { ask, handlers } }: DragHandleProps) {
  const isPressed = useRef(false)
  const now = () => handlers.handles.get(itemKey)
  return (
    <div
      role="button"
      tabIndex={0}
      aria-label={label}
      title={label}
      className={styles.handle}
      data-move="drag"
      draggable
      onPointerEnter={ask}
      onFocus={ask}
      onDragStart={(event) => {
        if (!now()) return event.preventDefault()
        now()?.onDragStart?.(event)
        const item = event.currentTarget.closest(draggedBy)
        if (item) event.dataTransfer.setDragImage(item, 0, 0)
      }}
      onDrag={(event) => now()?.onDrag?.(event)}
      onDragEnd={(event) => now()?.onDragEnd?.(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        isPressed.current = true
      }}
      // On key up: a held key would drop the item right away.
      onKeyUp={(event) => {
        if (!isPressed.current || (event.key !== 'Enter' && event.key !== ' ')) return
        isPressed.current = false
        now()?.begin(event.currentTarget, 'keyboard')
      }}
      onClick={(event) => {
        if (event.detail === 0) now()?.begin(event.currentTarget, 'virtual')
      }}
    >
      <GripIcon />
    </div>
  )
}
