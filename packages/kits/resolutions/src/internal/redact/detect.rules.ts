/** Words to remove from a text: from `start` up to `end`, in UTF-16 units. */
export interface Span {
  start: number
  end: number
}

export const findingKinds = ['SSN', 'SIN', 'card', 'email', 'phone'] as const
export type FindingKind = (typeof findingKinds)[number]

export interface Finding extends Span {
  kind: FindingKind
}

/** In the order in which they win over each other where they overlap. */
const patterns: readonly { kind: FindingKind; pattern: RegExp; isValid?: (digits: string) => boolean }[] = [
  // The specification's pattern of an email address, without its length.
  { kind: 'email', pattern: /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]+(?:\.[\w-]+)*\.[A-Za-z\d]{2,}/g },
  { kind: 'card', pattern: /(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])/g, isValid: isLuhn },
  {
    kind: 'SIN',
    pattern: /(?<!\d)\d{3}[ -]?\d{3}[ -]?\d{3}(?![\d-])/g,
    isValid: isLuhn,
  },
  { kind: 'SSN', pattern: /(?<![\d-])(?!000|666|9)\d{3}([ -]?)(?!00)\d{2}\1(?!0000)\d{4}(?![\d-])/g },
  {
    kind: 'phone',
    pattern: /(?<![\d-])(?:\+?1[ .-]?)?(?:\([2-9]\d{2}\)|[2-9]\d{2})[ .-]?[2-9]\d{2}[ .-]?\d{4}(?![\d-])/g,
  },
]

/** Finds national identifiers, card numbers, email addresses and phone numbers in a text, in their order. */
export function findPersonalData(text: string): Finding[] {
  const found: Finding[] = []
  for (const { kind, pattern, isValid } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length }
      if (isValid && !isValid(match[0].replaceAll(/\D/g, ''))) continue
      if (found.some((other) => overlaps(other, span))) continue
      found.push({ kind, ...span })
    }
  }
  return found.toSorted((one, other) => one.start - other.start)
}

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end

/** The checksum of card numbers and of the Canadian identifier. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reduceRight((total, digit, index) => {
    const isDoubled = (digits.length - index) % 2 === 0
    const value = Number(digit) * (isDoubled ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

export interface Piece {
  text: string
  isRemoved: boolean
}

/** Returns a text in pieces, of which the spans are removed; overlapping ones become one. */
export function piecesOf(text: string, spans: readonly Span[]): Piece[] {
  const merged: Span[] = []
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  const ends = [0, ...merged.flatMap(({ start, end }) => [start, end]), text.length]
  return ends
    .slice(1)
    .map((end, index) => ({ text: text.slice(ends[index], end), isRemoved: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

/** Replaces the spans of a text. */
export const redacted = (text: string, spans: readonly Span[], token: string): string =>
  piecesOf(text, spans)
    .map((piece) => (piece.isRemoved ? token : piece.text))
    .join('')
