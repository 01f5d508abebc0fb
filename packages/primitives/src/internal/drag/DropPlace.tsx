'use client'
import { useRef } from 'react'
import { type ItemDropTarget, useDropIndicator } from 'react-aria/useDroppableCollection'
import { createPortal } from 'react-dom'
import type { DroppableCollectionState } from 'react-stately/useDroppableCollectionState'
import { useBrowserEffect } from '../use-browser-effect.ts'

interface DropPlaceProps {
  target: ItemDropTarget
  /** What it stands in. */
  element: HTMLElement
  className: string
  /** Of an item within others, from 0; for CSS as `--mk-drop-level`. */
  level?: number
  dropState: DroppableCollectionState
}

/** Where something can be put: seen while it is the one, and a stop of the arrow keys while something is dragged. */
export function DropPlace({ target, element, className, level, dropState }: DropPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const { dropIndicatorProps, isHidden, isDropTarget } = useDropIndicator({ target }, dropState, place)
  useBrowserEffect(() => {
    if (level !== undefined) place.current?.style.setProperty('--mk-drop-level', String(level))
  })
  if (isHidden) return null
  return createPortal(
    <div
      {...dropIndicatorProps}
      ref={place}
      role="button"
      className={className}
      data-position={target.dropPosition}
      data-target={isDropTarget ? '' : undefined}
    />,
    element,
  )
}
