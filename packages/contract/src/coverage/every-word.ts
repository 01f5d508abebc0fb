import { type Locale, locales } from '../openapi/labels.ts'

/** A text that people read, and the path to it. */
export interface Word {
  readonly locale: Locale
  readonly path: string
  readonly text: string
}

function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, path ? `${path} ${key}` : key))
}

/** Returns all texts of a locale. */
export function everyWord(locale: Locale): Word[] {
  const { common, services } = locales[locale]
  return textsIn({ common, ...services }, '').map((one) => ({ locale, ...one }))
}

/** Whether a text is a sentence below a field or a heading, which may be longer than a label. */
export const isExplanation = ({ path }: Word): boolean => / (hints|about)( |$)/.test(path)
