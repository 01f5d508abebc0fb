import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { bringsFiles, areAllRejected, preventPageDrops } from './dragged-files.ts'

interface Settings {
  /** The zone. Inactive while disabled, also by a surrounding fieldset. */
  root: RefObject<HTMLFieldSetElement | null>
  accept?: string
  isDisabled?: boolean
  /** Whether it accepts drops anywhere on the page. */
  isWholePage?: boolean
  onDrop: (transfer: DataTransfer) => void
}

export type DropState = 'over' | 'rejecting'
type AnyDragEvent = DragEvent | globalThis.DragEvent

/** Returns the event handlers of a drop zone, and whether files are over it. */
export function useFileDrop({ root, accept, isDisabled, isWholePage, onDrop }: Settings) {
  const [state, setState] = useState<DropState>()
  const entered = useRef<EventTarget | null>(null)

  // Listeners on the page outlive renders, so they read the latest values.
  const now = useRef({ onDragEnter, onDragOver, onDragLeave, onDrop: onDropped })
  useEffect(() => {
    now.current = { onDragEnter, onDragOver, onDragLeave, onDrop: onDropped }
  })

  useEffect(() => {
    if (isDisabled || !isWholePage) return
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener('dragenter', (event) => now.current.onDragEnter(event), { signal })
    document.addEventListener('dragover', (event) => now.current.onDragOver(event), { signal })
    document.addEventListener('dragleave', (event) => now.current.onDragLeave(event), { signal })
    document.addEventListener('drop', (event) => now.current.onDrop(event), { signal })
    return () => ending.abort()
  }, [isDisabled, isWholePage])
  useEffect(preventPageDrops, [])

  function filesOf({ dataTransfer }: AnyDragEvent) {
    return bringsFiles(dataTransfer) && !root.current?.matches(':disabled') ? dataTransfer : null
  }
  function onDragEnter(event: AnyDragEvent) {
    const files = filesOf(event)
    if (!files) return
    // A child is entered before its parent is left and may be removed by then, so counting fails.
    entered.current = targetOf(event)
    setState(areAllRejected(files, accept) ? 'rejecting' : 'over')
  }
  function onDragOver(event: AnyDragEvent) {
    const files = filesOf(event)
    if (!files) return
    event.preventDefault()
    files.dropEffect = areAllRejected(files, accept) ? 'none' : 'copy'
  }
  function onDragLeave(event: AnyDragEvent) {
    if (targetOf(event) === entered.current) setState(undefined)
  }
  function onDropped(event: AnyDragEvent) {
    setState(undefined)
    const files = filesOf(event)
    if (!files) return
    event.preventDefault()
    onDrop(files)
  }

  const handlers = isDisabled || isWholePage ? {} : { onDragEnter, onDragOver, onDragLeave, onDrop: onDropped }
  return { state: isDisabled ? undefined : state, handlers }
}

/** Returns the actual target: listeners on the document see the host of a shadow tree. */
function targetOf(event: AnyDragEvent) {
  return ('nativeEvent' in event ? event.nativeEvent : event).composedPath()[0] ?? null
}
