const most = 80

/** Returns what a concern is about: the first sentence of what was told, or its beginning; `''` if nothing was. */
export function subjectOf(description: string, locale: string): string {
  const [line = ''] = description.trim().split('\n')
  const [first] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(line)
  const sentence = (first?.segment ?? '').trim()
  if (sentence.length <= most) return sentence.replace(/(?<!\.)\.$/, '')
  const words = sentence.slice(0, most).replace(/\s+\S*$/, '')
  return `${words}…`
}
