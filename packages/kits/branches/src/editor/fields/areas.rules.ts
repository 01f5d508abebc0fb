import { folded } from '@memberkit/platform/formats'
import type { AreaOfLaw } from '../../shared/areas-of-law.ts'

export interface AreaGroup {
  area: AreaOfLaw
  children: readonly AreaOfLaw[]
}

/** Returns the areas to choose from, parts under what they are part of: the host's, and those that a branch has. */
export function groupsOf(areas: readonly AreaOfLaw[], held: readonly string[], locale: string): AreaGroup[] {
  const known = new Set(areas.map(({ code }) => code))
  const all: readonly AreaOfLaw[] = [
    ...areas,
    ...held.filter((code) => !known.has(code)).map((code) => ({ code, name: code })),
  ]
  const isChild = ({ parent }: AreaOfLaw) => parent !== undefined && all.some(({ code }) => code === parent)
  const byName = (one: AreaOfLaw, other: AreaOfLaw) => one.name.localeCompare(other.name, locale)
  return all
    .filter((area) => !isChild(area))
    .toSorted(byName)
    .map((area) => ({ area, children: all.filter(({ parent }) => parent === area.code).toSorted(byName) }))
}

/** Returns the groups with a name or code that has the words. A parent that matches brings all its parts. */
export function matching(groups: readonly AreaGroup[], query: string): AreaGroup[] {
  const wanted = folded(query.trim())
  const fits = ({ name, code }: AreaOfLaw) => folded(name).includes(wanted) || folded(code) === wanted
  if (!wanted) return [...groups]
  return groups.flatMap(({ area, children }) => {
    if (fits(area)) return [{ area, children }]
    const found = children.filter(fits)
    return found.length > 0 ? [{ area, children: found }] : []
  })
}

/** Returns the chosen areas after one, or an area with all its parts, is turned on or off; keeps the order. */
export function toggled(chosen: readonly string[], codes: readonly string[], isOn: boolean): string[] {
  const rest = chosen.filter((code) => isOn || !codes.includes(code))
  return isOn ? [...rest, ...codes.filter((code) => !rest.includes(code))] : rest
}

/** Returns the number of added and removed values. */
export function diffOf(from: readonly string[], to: readonly string[]) {
  return {
    added: to.filter((one) => !from.includes(one)).length,
    removed: from.filter((one) => !to.includes(one)).length,
  }
}
