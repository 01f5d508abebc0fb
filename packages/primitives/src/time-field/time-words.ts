import { latinDigits } from '../internal/latin-digits.ts'

/** Minutes from the start of a day; 1440 is its end. */
export type Minutes = number

/** A time as typed. */
export interface TypedTime {
  minutes: Minutes
  /** Whether it fits the morning and the afternoon: "9" and "5:30" do, "09", "17", "9 am" and "noon" don't. */
  isOpen: boolean
  /** The clock it certainly is on: 12 with AM or PM, 24 for "17" and "09". */
  clock?: 12 | 24
}

/** Lower case, Latin digits, no accents, one kind of space and dash: what is typed alike reads alike. */
export function plainText(text: string) {
  return (
    latinDigits(text)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[‘’ʼ´`]/g, "'")
      .replace(/\p{Pd}|−/gu, '-')
      .replace(/\s+/g, ' ')
      // Its dash separates no times.
      .replace(/apres-midi/g, 'apres midi')
      .trim()
  )
}

const leading = /^(?:at |vers |a )?(?:las? |el |le )?(?=[\dmn])/
const noonOrMidnight =
  /^(?:12 ?)?(?:(noon|midday|midi|medio ?dia)|midnight|minuit|media ?noche)(?: (?:(et demie?|y media)|et quart|y cuarto))?$/
const phrases: readonly [RegExp, string][] = [
  [/ ?(?:o'clock|en punto|pile|sharp)\b/, ''],
  [/(?:(?<=\d)| ?h| heures?)(?: et demie?| y media)\b/, ':30'],
  [/(?:(?<=\d)| ?h| heures?)(?: et quart| y cuarto)\b/, ':15'],
  [/ (?:in the morning|du matin|de la manana)$/, ' am'],
  [/ (?:in the afternoon|in the evening|at night|de l'apres ?midi|du soir|de la tarde|de la noche)$/, ' pm'],
]
const digital =
  /^(\d{1,2})(?: ?(?:[:.]|h(?:rs?|ours?|eures?|oras?|s)?\.?(?![a-z])) ?)?(\d\d)?(?::00)?(?: ?([ap])\.? ?(?:m\.?)?)?$/

/** Reads one time in English, French or Spanish: 9, 930, 9:30 PM, 17h30, 9 h 05, noon, minuit, las 5 de la tarde. */
export function typedTime(plain: string): TypedTime | undefined {
  const text = plain.replace(leading, '')
  const word = noonOrMidnight.exec(text)
  if (word) {
    const past = / (?:et|y) /.test(text) ? (word[2] ? 30 : 15) : 0
    return { minutes: (word[1] ? 720 : 0) + past, isOpen: false }
  }
  const found = digital.exec(phrases.reduce((typed, [phrase, digits]) => typed.replace(phrase, digits), text))
  if (!found) return undefined
  const [, digits = '', minute = '00', half] = found
  const hour = Number(digits)
  if (Number(minute) > 59 || (half && (hour < 1 || hour > 12))) return undefined
  if (half) return { minutes: ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(minute), isOpen: false, clock: 12 }
  const minutes = hour * 60 + Number(minute)
  if (minutes > 1440) return undefined
  const isOpen = hour >= 1 && hour <= 12 && !digits.startsWith('0')
  return isOpen ? { minutes, isOpen } : { minutes, isOpen, clock: 24 }
}
