const idle = new Set([
  'a',
  'an',
  'at',
  'by',
  'for',
  'from',
  'in',
  'lookup',
  'of',
  'on',
  'one',
  'the',
  'to',
  'with',
  'v1',
  'v2',
])

/**
 * Returns the words of a phrase, path or name, in the singular: `'GET /v1/raw/{type}/classicPlans'` has `classic` and
 * `plan`.
 */
export function wordsOf(text: string): string[] {
  return text
    .replace(/([a-z0-9])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !idle.has(word))
    .map(singular)
}

const singular = (word: string) =>
  /(?:ss|us|is)$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(ch|x|ss|us)es$/, '$1')
        .replace(/s$/, '')
