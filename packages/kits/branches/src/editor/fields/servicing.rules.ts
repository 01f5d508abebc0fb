import type { AddressRegion } from '@memberkit/parts/address'
import { folded } from '@memberkit/platform/formats'
import type { Branch } from '../../shared/received.ts'

export interface Pasted {
  /** Codes, each once, in their order. */
  codes: readonly string[]
  /** The entries that are neither a code nor a name. */
  unknown: readonly string[]
}

/** Reads a pasted list of codes or names, with any separators: "TX, Oklahoma; NM". */
export function codesIn(text: string, regions: readonly AddressRegion[]): Pasted {
  const codeOf = (one: string) =>
    regions.find(({ value, label }) => folded(value) === folded(one) || folded(label) === folded(one))?.value
  const read = (parts: readonly string[]) =>
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => [part, codeOf(part)] as const)
  // "TX OK NM": codes with nothing but spaces between them. A name of several words stays whole.
  const found = read(text.split(/[,;\n\t]+/)).flatMap(([part, code]) =>
    code || !part.split(/\s+/).every((word) => codeOf(word)) ? [[part, code] as const] : read(part.split(/\s+/)),
  )
  return {
    codes: [...new Set(found.flatMap(([, code]) => code ?? []))],
    unknown: [...new Set(found.flatMap(([part, code]) => (code ? [] : [part])))],
  }
}

/** Returns the areas that another active branch of the owner also serves, with the names of those branches. */
export function overlapsOf(
  areas: readonly string[],
  branchId: string,
  siblings: readonly Branch[],
): ReadonlyMap<string, readonly string[]> {
  const others = siblings.filter(({ id, status }) => id !== branchId && status === 'ACTIVATED')
  const pairs = areas.flatMap((area) => {
    const names = others.filter((one) => one.servicingAreas?.includes(area)).map(({ name }) => name)
    return names.length > 0 ? [[area, names] as const] : []
  })
  return new Map(pairs)
}
