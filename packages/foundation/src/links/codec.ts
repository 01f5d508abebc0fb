/** Reads one value from an address, and writes it. What cannot be read is `undefined`, never an exception. */
export interface ParamCodec<T> {
  read(text: string): T | undefined
  write(value: T): string
}

/** Longer than any id or choice of ours; what is longer was not written by us. */
const longest = 200

/** An id or another short word. Letters, digits and `-_.:~` only, unless a pattern says otherwise. */
/* @__NO_SIDE_EFFECTS__ */
export function text(pattern: RegExp = /^[\w.:~-]+$/): ParamCodec<string> {
  return {
    read: (value) => (value.length <= longest && pattern.test(value) ? value : undefined),
    write: (value) => value,
  }
}

/** One of these. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends string>(...values: readonly T[]): ParamCodec<T> {
  return { read: (value) => values.find((known) => known === value), write: (value) => value }
}

/** Several, with commas between; what cannot be read of them is left out. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<T>(item: ParamCodec<T>, most = 20): ParamCodec<readonly T[]> {
  return {
    read(value) {
      if (value.length > longest * most) return undefined
      const items = value.split(',').slice(0, most).map(item.read)
      const known = items.filter((one) => one !== undefined)
      return known.length ? known : undefined
    },
    write: (values) => values.map(item.write).join(','),
  }
}

/** A calendar day that exists: `2026-03-08`. */
export const day: ParamCodec<string> = {
  read(value) {
    if (!/^\d{4}-\d\d-\d\d$/.test(value)) return undefined
    const date = new Date(`${value}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined
  },
  write: (value) => value,
}

/** A whole number within limits. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(least: number, most: number): ParamCodec<number> {
  return {
    read(value) {
      const number = /^-?\d{1,9}$/.test(value) ? Number(value) : Number.NaN
      return number >= least && number <= most ? number : undefined
    },
    write: String,
  }
}

/** Where a flow goes back to: a path of this very origin, so that no link can send a person elsewhere. */
export const returnTo: ParamCodec<string> = { read: safeReturn, write: (value) => safeReturn(value) ?? '' }

const nowhere = 'https://origin.invalid'

/** A path with query and hash that stays on this origin, as the browser would read it; `undefined` for all else. */
export function safeReturn(value: string): string | undefined {
  if (value.length > 2000 || !value.startsWith('/')) return undefined
  // Browsers drop these before they read an address, so "/\t/elsewhere" would become "//elsewhere".
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return undefined
  try {
    const url = new URL(value, nowhere)
    // "/.//elsewhere" stays here as it is written, and leads away as it is read: its path is "//elsewhere".
    const isHere = url.origin === nowhere && !url.pathname.startsWith('//')
    return isHere ? url.pathname + url.search + url.hash : undefined
  } catch {
    return undefined
  }
}
