import type { HTMLAttributes } from 'react'
import { useBrowserEffect } from '../use-browser-effect.ts'
import { type DragHandlers, listEvents } from './use-drag.ts'

/** Attaches the drop handlers to a list. */
export function useCollectionHandlers({ list }: DragHandlers, collectionProps: HTMLAttributes<HTMLElement>) {
  useBrowserEffect(() => {
    for (const name of listEvents) {
      const handle = collectionProps[name]
      if (handle) list.set(name, handle)
    }
  })
}
