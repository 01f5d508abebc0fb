import type { CommonWords, ServiceWords } from '../words/index.ts'
import { fieldHint, fieldLabel } from '../words/index.ts'
import * as labelsEnCA from '../labels/en-CA.ts'
import * as labelsEnUS from '../labels/en-US.ts'
import * as labelsEsUS from '../labels/es-US.ts'
import * as labelsFrCA from '../labels/fr-CA.ts'
import * as commonEnCA from '../words/common/en-CA.ts'
import * as commonEnUS from '../words/common/en-US.ts'
import * as commonEsUS from '../words/common/es-US.ts'
import * as commonFrCA from '../words/common/fr-CA.ts'
import * as enCA from './words-by-locale/en-CA.ts'
import * as enUS from './words-by-locale/en-US.ts'
import * as esUS from './words-by-locale/es-US.ts'
import * as frCA from './words-by-locale/fr-CA.ts'

export type Locale = 'en-US' | 'en-CA' | 'fr-CA' | 'es-US'

/** The labels of values, by enumeration. */
type ValueLabels = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

interface LocaleWords {
  readonly common: CommonWords
  readonly values: ValueLabels
  readonly services: Readonly<Record<string, ServiceWords | undefined>>
}

/** All words of the contract by locale: those that services share, those of enumerations, and each service's by its module name. */
export const locales: Readonly<Record<Locale, LocaleWords>> = {
  'en-US': { common: commonEnUS, values: { ...labelsEnUS }, services: { ...enUS } },
  'en-CA': { common: commonEnCA, values: { ...labelsEnCA }, services: { ...enCA } },
  'fr-CA': { common: commonFrCA, values: { ...labelsFrCA }, services: { ...frCA } },
  'es-US': { common: commonEsUS, values: { ...labelsEsUS }, services: { ...esUS } },
}

const moduleName = (service: string) => service.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The words of a service in one locale, with those that services share. */
export interface Labels {
  readonly words: ServiceWords
  readonly common: CommonWords
  readonly values: ValueLabels
  readonly field: (entity: string | undefined, field: string) => string | undefined
  readonly hint: (entity: string | undefined, field: string) => string | undefined
}

/** Returns the words of a service by its published name; `undefined` if it has none. */
export function labelsOf(service: string, locale: Locale): Labels | undefined {
  const { common, values, services } = locales[locale]
  const words = services[moduleName(service)]
  return (
    words && {
      words,
      common,
      values,
      field: (entity, field) => fieldLabel(words, common, entity, field),
      hint: (entity, field) => fieldHint(words, common, entity, field),
    }
  )
}

/** Returns one text per locale; `undefined` if no locale has it. */
export function inEveryLocale(
  service: string,
  text: (labels: Labels) => string | undefined,
): Partial<Record<Locale, string>> | undefined {
  const found = (Object.keys(locales) as Locale[]).flatMap((locale) => {
    const labels = labelsOf(service, locale)
    const one = labels && text(labels)
    return one === undefined ? [] : [[locale, one] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
