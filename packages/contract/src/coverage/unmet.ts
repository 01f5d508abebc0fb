import type { Complaint } from './complaints.ts'
import type { Enumeration } from './enumerations.ts'
import type { Run } from './values.ts'
import { wordsOf } from './words.ts'

/**
 * What is wrong with the enumeration that a run of values stands for. One has to hold all of them. Where the run is a
 * list, it has to be of the entity the heading names by its first word, if the contract has any such, and to hold no
 * value that does not stand under that heading.
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
