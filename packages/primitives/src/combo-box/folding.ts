/** Compares text without regard to case and accents. */
export interface Folding {
  /** Returns a text without case and accents. */
  fold: (text: string) => string
  /** Returns the range of the folded query in the text: the first index and the one after the last. */
  find: (text: string, query: string) => readonly [number, number] | undefined
}

const plain = /^[\0-\x7f]*$/
const mark = /\p{M}/u
const quotes = new Set('‘’ʼ')
const bases = [...'abcdefghijklmnopqrstuvwxyz0123456789', 'ae', 'oe', 'ss', 'th']

const foldings = new Map<string, Folding>()

/** Returns the folding of a locale. Created once, because comparing 10,000 options by collation is too slow. */
export function foldingOf(locale: string): Folding {
  const folding = foldings.get(locale) ?? makeFolding(locale)
  foldings.set(locale, folding)
  return folding
}

function makeFolding(locale: string): Folding {
  // The locale's collation and the root one: in Spanish, ñ isn't n, but a keyboard may only have n.
  const collators = [locale, 'und'].map((each) => new Intl.Collator(each, { usage: 'search', sensitivity: 'base' }))
  const letters = new Map<string, string>()

  function letterOf(char: string) {
    const known = letters.get(char)
    if (known !== undefined) return known
    const letter = foldLetter(char)
    letters.set(char, letter)
    return letter
  }

  function foldLetter(char: string) {
    if (plain.test(char)) return char.toLowerCase()
    if (mark.test(char)) return ''
    if (quotes.has(char)) return "'"
    const base = bases.find((each) => collators.some(({ compare }) => compare(each, char) === 0))
    return base ?? char.toLocaleLowerCase(locale).normalize('NFD').replace(/\p{M}/gu, '')
  }

  return {
    fold: (text) => (plain.test(text) ? text.toLowerCase() : Array.from(text, letterOf).join('')),
    find(text, query) {
      const starts: number[] = []
      let folded = ''
      let at = 0
      for (const char of text) {
        const letter = letterOf(char)
        for (let index = 0; index < letter.length; index += 1) starts.push(at)
        folded += letter
        at += char.length
      }
      const first = folded.indexOf(query)
      if (query === '' || first < 0) return
      // One letter can fold to two: a match ends after the whole letter.
      const after = first + query.length
      const last = starts[after - 1]!
      return [starts[first]!, starts.slice(after).find((next) => next > last) ?? text.length]
    },
  }
}
