import type { Line, Part } from './document.ts'

/** Consecutive values in the specification: `Status: OPEN, CLOSED.` */
export interface Run {
  readonly part: Part
  readonly line: Line
  readonly label: string
  readonly values: readonly string[]
  /** Whether it is a complete list, which an enumeration must equal, rather than a mention of some values. */
  readonly isWhole: boolean
}

const between = '(?:, (?:and |or |plus )?|; | and | or )'
const code = '[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*'
const word = String.raw`[A-Z][a-z]\w*`
const separator = new RegExp(between)
const isCode = new RegExp(`^${code}(?: [A-Z])?$`)
/** `OPEN, CLOSED or LOST`, anywhere. */
const codes = new RegExp(String.raw`\b${code}\b(?!-)(?:${between}${code}\b(?!-))*`, 'g')
/** `type Family, Business`, `Priority Low or High`, `(Active, Completed)`: values other than codes. */
const words = new RegExp(
  String.raw`\b(?:[Tt]ypes?|[Ss]tatus|[Pp]riority|[Ss]ender) (${word}(?:${between}${word})*|(?<=\(\w+ )[a-z]+(?:${between}[a-z]+)+)|[(:] ?(${word}(?:${between}${word})+)`,
  'g',
)
/** Before a colon: fields and parts follow, not values. */
const ofFields = /\bfields?\b|\bcarries$|\bshow$|^(?:Optional|additionalInfo|Report|Worker|Benefit cohort|Also)$/i

/** Returns the runs of values in a line. */
export function runs(part: Part, line: Line): Run[] {
  const text = line.text.replace(/\b([A-Z0-9_]+)\(D\)/g, '$1, $1D')
  return text.split(/\.(?=\s|$)/).flatMap((piece) => {
    const sentence = piece.trim()
    const [, label = '', listed = ''] = /^([^:(]*?)(?: \([^)]*\))?(?:: | include )(.*)$/.exec(sentence) ?? []
    const isList = label !== '' && !ofFields.test(label) && (part.section === 3 || /status$|^Realms/i.test(label))
    const whole = isList
      ? lists(listed)
      : part.section === 3
        ? inProse(sentence).filter(({ length }) => length > 1)
        : []
    const others = isList ? asides(listed) : inProse(sentence)
    const distinct = new Map([...whole, ...others].toReversed().map((values) => [values.join(), values]))
    return [...distinct.values()]
      .filter((values) => values.length)
      .map((values) => ({ part, line, label, values, isWhole: whole.some((list) => list.join() === values.join()) }))
  })
}

/** `'associate, books; short codes bus, cdl'` contains two lists. Ignores brackets. */
function lists(listed: string): string[][] {
  const [first = '', ...others] = listed.replace(/ ?\([^)]*\)/g, '').split('; ')
  return [
    enumerated(first),
    ...others
      .map((other) => other.split(separator))
      .map((items) => (items.length > 1 ? items.map((item) => item.replace(/.* /, '')) : [])),
  ]
}

/** `'User, Machine and CA_2'`: whole phrases, or only codes if most are codes. */
function enumerated(listed: string): string[] {
  const items = listed
    .replace(/^about .* such as /, '')
    .split(separator)
    .map((item) => item.trim().replace(/^plus | in a variant$/g, ''))
    .filter((item) => item && !/\babout \d+|\bnot (?:shown|reproduced)\b|\bvariants$/.test(item))
  if (items.filter((item) => isCode.test(item)).length * 2 <= items.length) return items
  return items.flatMap((item) => (isCode.test(item) ? [item] : (item.match(/\b[A-Z]+(?:_[A-Z0-9]+)+\b/g) ?? [])))
}

const asides = (listed: string) => (listed.match(/\([^)]*\)/g) ?? []).flatMap(inProse)

function inProse(sentence: string): string[][] {
  const found = [...sentence.matchAll(words)].map(([, named, other]) => (named ?? other ?? '').split(separator))
  const coded = [...sentence.matchAll(codes)].map(([list]) => list.split(separator))
  // A single short upper-case word is an abbreviation: SMS, CSV.
  return [...found, ...coded.filter((values) => values.length > 1 || /_|^.{6,}$/.test(values[0] ?? ''))]
}
