import { isCertainlyRejected } from '../file-trigger/accept-files.ts'

export function bringsFiles(transfer: DataTransfer | null) {
  return transfer?.types.includes('Files') ?? false
}

/** Whether all dragged items are certain to be rejected. Safari hides their types. */
export function areAllRejected({ items }: DataTransfer, accept: string | undefined) {
  const files = [...items].filter(({ kind }) => kind === 'file')
  return files.length > 0 && files.every(({ type }) => isCertainlyRejected(type, accept))
}

/** Returns the dropped or pasted files, and which of them are folders, which browsers pass as unreadable files. */
export function filesIn({ items, files }: DataTransfer) {
  const folders = new Set<File>()
  for (const item of items) {
    const file = item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory ? item.getAsFile() : null
    // An item's file is a different object from the one in the list.
    const listed = file && [...files].find(({ name, size }) => name === file.name && size === file.size)
    if (listed) folders.add(listed)
  }
  return { files: [...files], folders }
}

/** Whether an element handles files natively. */
function takesFiles(target: EventTarget | undefined) {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input[type=file]'))
}

/**
 * Prevents the browser from navigating to a file dropped outside the zone, which would lose all input. Returns a
 * function that stops it.
 */
export function preventPageDrops() {
  const ending = new AbortController()
  function keep(event: DragEvent) {
    if (event.defaultPrevented || !bringsFiles(event.dataTransfer) || takesFiles(event.composedPath()[0])) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  }
  // On the window, after other handlers of files.
  addEventListener('dragover', keep, { signal: ending.signal })
  addEventListener('drop', keep, { signal: ending.signal })
  return () => ending.abort()
}
