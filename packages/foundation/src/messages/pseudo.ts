import type { Dictionary, Message, MessageTable } from './messages.ts'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  y: 'ý',
  s: 'š',
  z: 'ž',
  r: 'ř',
  g: 'ğ',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Ü',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
}

/**
 * Returns a pseudo-locale of a dictionary: accented, 35 % longer and bracketed, which reveals clipped, concatenated and
 * untranslated text. Placeholders stay.
 */
export function pseudo(dictionary: Dictionary): Dictionary {
  const { messages, load } = dictionary
  if (messages) return { ...dictionary, messages: mapped(messages) }
  return { ...dictionary, load: load && (async () => mapped(await load())) }
}

function mapped(messages: MessageTable): MessageTable {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, stretched(message)]))
}

function stretched(message: Message): Message {
  if (typeof message === 'string') return pseudoText(message)
  const { one, many, other } = message
  return { one: pseudoText(one), ...(many && { many: pseudoText(many) }), other: pseudoText(other) }
}

/** Returns one pseudo-localized text, for stories without a dictionary. */
export function pseudoText(text: string): string {
  const said = text.split(/(\{\w+\})/).map((piece) => (piece.startsWith('{') ? piece : accented(piece)))
  return `[${said.join('')}${' ·~'.repeat(Math.ceil((text.length * 0.35) / 3))}]`
}

function accented(text: string) {
  return text.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter)
}
