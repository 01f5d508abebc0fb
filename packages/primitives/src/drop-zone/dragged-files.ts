import { isSureToBeRefused } from '../file-trigger/accept-files.ts'

export function bringsFiles(transfer: DataTransfer | null) {
  return transfer?.types.includes('Files') ?? false
}

/** Whether all that is dragged is sure to be refused. Safari does not say what is dragged. */
export function isHopeless({ items }: DataTransfer, accept: string | undefined) {
  const files = [...items].filter(({ kind }) => kind === 'file')
  return files.length > 0 && files.every(({ type }) => isSureToBeRefused(type, accept))
}

/** What was dropped or pasted, and which of it are folders, which browsers hand over as files that cannot be read. */
export function filesIn({ items, files }: DataTransfer) {
  const folders = new Set<File>()
  for (const item of items) {
    const file = item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory ? item.getAsFile() : null
    // What an item gives is another object than what stands in the list.
    const listed = file && [...files].find(({ name, size }) => name === file.name && size === file.size)
    if (listed) folders.add(listed)
  }
  return { files: [...files], folders }
}

/** Where the browser itself does something sensible with a file. */
function takesFiles(target: EventTarget | undefined) {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input[type=file]'))
}

/**
 * A file dropped beside its place would make the browser leave the page for it, and take along all that was typed.
 * Returns what ends it.
 */
export function keepPageFromDrops() {
  const ending = new AbortController()
  function keep(event: DragEvent) {
    if (event.defaultPrevented || !bringsFiles(event.dataTransfer) || takesFiles(event.composedPath()[0])) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  }
  // On the window: whoever else takes files has had them by then.
  addEventListener('dragover', keep, { signal: ending.signal })
  addEventListener('drop', keep, { signal: ending.signal })
  return () => ending.abort()
}
