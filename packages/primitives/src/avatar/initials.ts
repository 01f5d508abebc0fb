/** Returns the first letters of the first and last word: AE for "Ada Maria Example". One letter for one word. */
export function initialsOf(name: string, locale: string) {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...word!][0]!.toLocaleUpperCase(locale)).join('')
}
