export interface DiffPart {
  text: string
  isChanged: boolean
}

export interface WordDiff {
  before: DiffPart[]
  after: DiffPart[]
}

/** Texts with less than this in common are two texts, not one that was changed. */
const leastInCommon = 0.3

/** Beyond this many comparisons, what lies between the equal ends counts as changed as a whole. */
const mostComparisons = 1_000_000

/** Which words are in one of two texts only. Joined, the parts of each side are its text. */
export function diffWords(before: string, after: string, locale: string): WordDiff {
  const isProse = /\s/.test(before) || /\s/.test(after)
  const from = wordsOf(before, locale)
  const to = wordsOf(after, locale)
  const kept = isProse ? commonWords(from, to) : { from: new Set<number>(), to: new Set<number>() }
  const inCommon = lengthOf(from, kept.from) / Math.max(before.trim().length, after.trim().length, 1)
  if (inCommon < leastInCommon) return { before: whole(before), after: whole(after) }
  return { before: partsOf(from, kept.from), after: partsOf(to, kept.to) }
}

const segmenters = new Map<string, Intl.Segmenter>()

function wordsOf(text: string, locale: string): string[] {
  if (!('Segmenter' in Intl)) return text.match(/\s+|[^\s]+/g) ?? []
  let segmenter = segmenters.get(locale)
  if (!segmenter) segmenters.set(locale, (segmenter = new Intl.Segmenter(locale, { granularity: 'word' })))
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The indices, on each side, of the longest sequence of words that both have in this order. */
function commonWords(from: string[], to: string[]) {
  const kept = { from: new Set<number>(), to: new Set<number>() }
  const keep = (a: number, b: number) => {
    kept.from.add(a)
    kept.to.add(b)
  }
  let start = 0
  while (start < from.length && start < to.length && from[start] === to[start]) keep(start, start++)
  let fromEnd = from.length
  let toEnd = to.length
  while (fromEnd > start && toEnd > start && from[fromEnd - 1] === to[toEnd - 1]) keep(--fromEnd, --toEnd)

  const rows = fromEnd - start
  const columns = toEnd - start
  if (rows * columns > mostComparisons) return kept
  // best[i * width + j]: how many words the ends from i and from j on have in common.
  const width = columns + 1
  const best = new Uint32Array((rows + 1) * width)
  const at = (index: number) => best[index] as number
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--)
      best[i * width + j] =
        from[start + i] === to[start + j]
          ? at((i + 1) * width + j + 1) + 1
          : Math.max(at((i + 1) * width + j), at(i * width + j + 1))
  for (let i = 0, j = 0; i < rows && j < columns;)
    if (from[start + i] === to[start + j]) keep(start + i++, start + j++)
    else if (at((i + 1) * width + j) >= at(i * width + j + 1)) i++
    else j++
  return kept
}

function partsOf(words: string[], kept: ReadonlySet<number>): DiffPart[] {
  const isWord = (word: string) => /[\p{L}\p{N}]/u.test(word)
  const parts: DiffPart[] = []
  words.forEach((text, index) => {
    const last = parts.at(-1)
    // What stands between two changed words, and is no word, reads better as changed with them.
    const isBetween = !isWord(text) && last?.isChanged && index + 1 < words.length && !kept.has(index + 1)
    const isChanged = !kept.has(index) || Boolean(isBetween)
    if (last?.isChanged === isChanged) last.text += text
    else parts.push({ text, isChanged })
  })
  return tidy(parts)
}

/** The space around changed words belongs to what stands beside them: marked, it would look like a word. */
function tidy(parts: DiffPart[]) {
  parts.forEach((part, index) => {
    const before = parts[index - 1]
    const after = parts[index + 1]
    if (!part.isChanged || part.text.trim() === '') return
    if (before) before.text += /^\s*/.exec(part.text)?.[0] ?? ''
    if (after) after.text = (/\s*$/.exec(part.text)?.[0] ?? '') + after.text
    if (before) part.text = part.text.trimStart()
    if (after) part.text = part.text.trimEnd()
  })
  return parts
}

function lengthOf(words: string[], kept: ReadonlySet<number>) {
  return words.reduce((sum, word, index) => sum + (kept.has(index) ? word.trim().length : 0), 0)
}

function whole(text: string): DiffPart[] {
  return [{ text, isChanged: true }]
}
