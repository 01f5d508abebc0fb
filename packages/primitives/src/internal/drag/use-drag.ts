'use client'
import { type DragEventHandler, useState } from 'react'
import { useOnIntent } from '../use-on-intent.ts'

/** Handlers of drag handles and of their list, loaded on demand. */
export interface DragHandlers {
  /** Handlers by item key. */
  handles: Map<string, HandleHandlers>
  list: Map<ListEvent, DragEventHandler>
}

export const listEvents = ['onDragEnter', 'onDragOver', 'onDragLeave', 'onDrop'] as const
export type ListEvent = (typeof listEvents)[number]

export interface HandleHandlers {
  onDragStart?: DragEventHandler
  onDrag?: DragEventHandler
  onDragEnd?: DragEventHandler
  /** Starts a drag by keyboard or screen reader. */
  begin: (handle: HTMLElement, pointerType: 'keyboard' | 'virtual') => void
}

/** Loads dragging on intent. The list and its handles don't remount. */
export function useDrag<Part>(load: () => Promise<Part>) {
  const { part, ask } = useOnIntent(load)
  const [handlers] = useState<DragHandlers>(() => ({ handles: new Map(), list: new Map() }))
  const listProps: Partial<Record<ListEvent, DragEventHandler>> = {}
  for (const name of listEvents) listProps[name] = (event) => handlers.list.get(name)?.(event)
  return { part, ask, handlers, listProps }
}
