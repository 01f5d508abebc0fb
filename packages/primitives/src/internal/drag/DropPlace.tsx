'use client'
import { useRef } from 'react'
import { type ItemDropTarget, useDropIndicator } from 'react-aria/useDroppableCollection'
import { createPortal } from 'react-dom'
import type { DroppableCollectionState } from 'react-stately/useDroppableCollectionState'
import { useBrowserEffect } from '../use-browser-effect.ts'

interface DropPlaceProps {
  target: ItemDropTarget
  /** The element that contains the target. */
  element: HTMLElement
  className: string
  /** The level of a nested target, from 0; `--mk-drop-level` in CSS. */
  level?: number
  dropState: DroppableCollectionState
}

/** A drop target: visible while active, and a stop of the arrow keys during a drag. */
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
