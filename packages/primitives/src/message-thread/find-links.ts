import { safeHref } from '../link/safe-href.ts'

export interface TextPart {
  text: string
  href?: string
}

// Excludes bidirectional control characters, which can disguise an address.
const address = /https?:\/\/[^\s<>"'`\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gi
const endOfSentence = /[.,;:!?…»”’)\]}]+$/

/** Splits plain text into parts; those with an `href` are web addresses. No other markup is recognized. */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = withoutEnd(found)
    if (!isPlain(href)) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: href, href: safeHref(href) })
    end = index + href.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** Removes punctuation after an address, including a closing bracket without an opening one. */
function withoutEnd(found: string) {
  const short = found.replace(endOfSentence, '')
  const rest = found.slice(short.length)
  return rest.startsWith(')') && short.includes('(') ? `${short})` : short
}

/** "https://bank.example@elsewhere.example" leads elsewhere, so addresses with a user name aren't linked. */
function isPlain(href: string) {
  if (!URL.canParse(href)) return false
  const { username, password, hostname } = new URL(href)
  return hostname !== '' && username === '' && password === ''
}
