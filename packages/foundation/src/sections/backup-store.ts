import type { SectionChange } from './options.ts'

/** Unsaved changes as kept on the device, with the saved values they were made on. */
export interface Backup<D> {
  readonly at: string
  readonly changes: readonly SectionChange<D>[]
}

const keyOf = (name: string) => `memberkit.draft.${name}`
/** Older changes are of no use to anybody. */
const lifetime = 30 * 24 * 60 * 60_000

/** Returns the changes kept under a name; anything that doesn't have their form is left out. */
export function readBackup<D>(
  name: string,
  fields: readonly (keyof D & string)[],
  isValid: (field: keyof D & string, value: unknown) => boolean,
): Backup<D> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Backup<D> | null
    if (!kept || !(Date.now() - Date.parse(kept.at) < lifetime)) return undefined
    const changes = kept.changes.filter(({ field, after }) => fields.includes(field) && isValid(field, after))
    return changes.length > 0 ? { at: kept.at, changes } : undefined
  } catch {
    // Storage may be forbidden, or hold something else.
    return undefined
  }
}

/** Keeps the changes, or removes the entry if there are none. */
export function writeBackup<D>(name: string, changes: readonly SectionChange<D>[]) {
  try {
    if (changes.length === 0) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify({ at: new Date().toISOString(), changes }))
  } catch {
    // As above: then nothing is kept.
  }
}
