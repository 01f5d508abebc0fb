import type { Complaint } from './complaints.ts'
import type { Enumeration } from './enumerations.ts'
import type { Run } from './values.ts'
import { wordsOf } from './words.ts'

/**
 * Returns what is wrong with the enumeration of a run of values. One enumeration must contain all of them. If the run
 * is a list, it must belong to the entity named by the heading's first word, if the contract has one, and contain no
 * other values.
 */
export function unmet(run: Run, all: readonly Enumeration[]): Complaint[] {
  const { part, line, label, values, isWhole } = run
  const [entity = ''] = wordsOf(part.title || label)
  const own = all.filter(({ words }) => words.has(entity))
  const near = isWhole && own.length ? own : all
  const complaint = (what: string) => [
    { area: part.area, line, about: [part.title, label, values.join(', ')].filter(Boolean).join(', '), what },
  ]
  const unknown = values.filter((value) => !near.some((one) => one.values.includes(value)))
  if (unknown.length) return complaint(`${unknown.join(', ')} in no enumeration of these`)
  const holding = near.filter((one) => values.every((value) => one.values.includes(value)))
  if (holding.length === 0) return complaint('in no enumeration together')
  const said = part.lines.map(({ text }) => text).join(' ')
  const isSaid = (value: string) => new RegExp(String.raw`\b${value}\b`).test(said)
  const isExact = holding.some((one) => one.values.every((value) => values.includes(value) || isSaid(value)))
  return isExact || !isWhole ? [] : complaint('has more than these')
}
