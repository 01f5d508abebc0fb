// On this device only: ids, times and choices, nothing personal.

const keyOf = (name: string) => `memberkit.resolutions.${name}`

/** Reads a value kept on this device; undefined where storage is forbidden. */
export function recall(name: string, storage: () => Storage = () => localStorage): string | undefined {
  try {
    return storage().getItem(keyOf(name)) ?? undefined
  } catch {
    return undefined
  }
}

export function remember(name: string, value: string | undefined, storage: () => Storage = () => localStorage): void {
  try {
    if (value === undefined) storage().removeItem(keyOf(name))
    else storage().setItem(keyOf(name), value)
  } catch {
    // Where storage is forbidden, only this page knows.
  }
}
