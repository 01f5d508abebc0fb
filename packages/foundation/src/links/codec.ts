/** Reads and writes one URL parameter. Invalid values are `undefined`, never an exception. */
export interface ParamCodec<T> {
  read(text: string): T | undefined
  write(value: T): string
}

/** Longer than any id or option of ours; longer values aren't ours. */
const longest = 200

/** An id or short word. Letters, digits and `-_.:~` by default. */
/* @__NO_SIDE_EFFECTS__ */
export function text(pattern: RegExp = /^[\w.:~-]+$/): ParamCodec<string> {
  return {
    read: (value) => (value.length <= longest && pattern.test(value) ? value : undefined),
    write: (value) => value,
  }
}

/** One of the given values. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends string>(...values: readonly T[]): ParamCodec<T> {
  return { read: (value) => values.find((known) => known === value), write: (value) => value }
}

/** Several values, comma-separated; invalid ones are dropped. */
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

/** A valid calendar date: `2026-03-08`. */
export const day: ParamCodec<string> = {
  read(value) {
    if (!/^\d{4}-\d\d-\d\d$/.test(value)) return undefined
    const date = new Date(`${value}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined
  },
  write: (value) => value,
}

/** An integer within limits. */
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

/** The place a flow returns to: a path of this origin, so that no link can send a person elsewhere. */
export const returnTo: ParamCodec<string> = { read: safeReturn, write: (value) => safeReturn(value) ?? '' }

const nowhere = 'https://origin.invalid'

/** Returns a path with query and hash that stays on this origin, as browsers parse it; otherwise `undefined`. */
export function safeReturn(value: string): string | undefined {
  if (value.length > 2000 || !value.startsWith('/')) return undefined
  // Browsers drop these before they read an address, so "/\t/elsewhere" would become "//elsewhere".
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return undefined
  try {
    const url = new URL(value, nowhere)
    // "/.//elsewhere" stays here as written but leads away as parsed: its path is "//elsewhere".
    const isHere = url.origin === nowhere && !url.pathname.startsWith('//')
    return isHere ? url.pathname + url.search + url.hash : undefined
  } catch {
    return undefined
  }
}
