'use client'
import { useRef } from 'react'
import { GripIcon } from '../icons/index.ts'
import * as styles from './RepeatableRows.css.ts'
import type { useRowDrag } from './use-row-drag.ts'

interface DragHandleProps {
  label: string
  rowKey: string
  drag: Pick<ReturnType<typeof useRowDrag>, 'ask' | 'handlers'>
}

/** What a row is dragged by. Not a `<button>`: Firefox drags none. */
export function DragHandle({ label, rowKey, drag: { ask, handlers } }: DragHandleProps) {
  const isPressed = useRef(false)
  const now = () => handlers.handles.get(rowKey)
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
        const row = event.currentTarget.closest('fieldset')
        if (row) event.dataTransfer.setDragImage(row, 0, 0)
      }}
      onDrag={(event) => now()?.onDrag?.(event)}
      onDragEnd={(event) => now()?.onDragEnd?.(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        isPressed.current = true
      }}
      // Once the key is let go: held, it would drop what it has just picked up.
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
