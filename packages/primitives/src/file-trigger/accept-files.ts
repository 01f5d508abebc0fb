/** Rules for accepting files. */
export interface FileRules {
  /** As in HTML: extensions and media types, such as `.pdf,image/*`. @default all */
  accept?: string
  /** The maximum size of a file, in bytes. */
  maxSize?: number
  /** The number of files that are still accepted. */
  maxCount?: number
  /** @default false */
  multiple?: boolean
}

export const rejectionReasons = ['type', 'size', 'count', 'folder'] as const

export interface RejectedFile {
  file: File
  /** Wrong type, too large, too many, or a folder. */
  reason: 'type' | 'size' | 'count' | 'folder'
}

/**
 * Sorts files by the rules. File pickers follow `accept`, but people can override that, and dropped or pasted files are
 * unfiltered.
 */
export function validateFiles(files: Iterable<File>, rules: FileRules, folders?: ReadonlySet<File>) {
  const { accept, maxSize = Infinity, maxCount = Infinity, multiple = false } = rules
  const most = multiple ? maxCount : Math.min(1, maxCount)
  const accepted: File[] = []
  const rejected: RejectedFile[] = []
  for (const file of files) {
    if (folders?.has(file)) rejected.push({ file, reason: 'folder' })
    else if (!isOfType(file, accept)) rejected.push({ file, reason: 'type' })
    else if (file.size > maxSize) rejected.push({ file, reason: 'size' })
    else if (accepted.length >= most) rejected.push({ file, reason: 'count' })
    else accepted.push(file)
  }
  return { accepted, rejected }
}

function isOfType({ name, type }: File, accept: string | undefined) {
  const wanted = typesOf(accept)
  return wanted.length === 0 || wanted.some((one) => (one.startsWith('.') ? endsWith(name, one) : matches(type, one)))
}

/**
 * Whether a file of this media type is certain to be rejected, whatever its name. During a drag, browsers expose media
 * types at most.
 */
export function isCertainlyRejected(type: string, accept: string | undefined) {
  const wanted = typesOf(accept)
  return type !== '' && wanted.length > 0 && wanted.every((one) => !one.startsWith('.') && !matches(type, one))
}

function typesOf(accept = '') {
  return accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)
}

function endsWith(name: string, extension: string) {
  return name.toLowerCase().endsWith(extension)
}

function matches(type: string, wanted: string) {
  if (wanted === '*/*') return true
  return wanted.endsWith('/*') ? type.toLowerCase().startsWith(wanted.slice(0, -1)) : type.toLowerCase() === wanted
}
