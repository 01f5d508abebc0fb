export interface DiffPart {
  text: string
  isChanged: boolean
}

export interface WordDiff {
  before: DiffPart[]
  after: DiffPart[]
}

/** The minimum share of common words. Below it, the texts count as unrelated. */
const leastInCommon = 0.3

/** The maximum number of comparisons. Beyond it, everything between the equal ends counts as changed. */
const mostComparisons = 1_000_000

/** Returns the words that are in only one of two texts. Joined, the parts of each side are its text. */
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

/** Returns the indices, on each side, of the longest common subsequence of words. */
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
  // best[i * width + j]: the number of common words from i and j to the ends.
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
    // Punctuation between two changed words counts as changed, which is easier to read.
    const isBetween = !isWord(text) && last?.isChanged && index + 1 < words.length && !kept.has(index + 1)
    const isChanged = !kept.has(index) || Boolean(isBetween)
    if (last?.isChanged === isChanged) last.text += text
    else parts.push({ text, isChanged })
  })
  return tidy(parts)
}

/** Moves spaces around changed words to their neighbors: marked, they would look like words. */
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
