import type { CommonWords, ServiceWords } from '../words/index.ts'
import { fieldHint, fieldLabel } from '../words/index.ts'
import * as commonEnCA from '../words/common/en-CA.ts'
import * as commonEnUS from '../words/common/en-US.ts'
import * as commonEsUS from '../words/common/es-US.ts'
import * as commonFrCA from '../words/common/fr-CA.ts'
import * as enCA from './words-by-locale/en-CA.ts'
import * as enUS from './words-by-locale/en-US.ts'
import * as esUS from './words-by-locale/es-US.ts'
import * as frCA from './words-by-locale/fr-CA.ts'

export type Locale = 'en-US' | 'en-CA' | 'fr-CA' | 'es-US'

interface LocaleWords {
  readonly common: CommonWords
  readonly services: Readonly<Record<string, ServiceWords | undefined>>
}

/** All words of the contract by locale: those that services share, and each service's by its module name. */
export const locales: Readonly<Record<Locale, LocaleWords>> = {
  'en-US': { common: commonEnUS, services: { ...enUS } },
  'en-CA': { common: commonEnCA, services: { ...enCA } },
  'fr-CA': { common: commonFrCA, services: { ...frCA } },
  'es-US': { common: commonEsUS, services: { ...esUS } },
}

const moduleName = (service: string) => service.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The words of a service in one locale, with those that services share. */
export interface Labels {
  readonly words: ServiceWords
  readonly common: CommonWords
  readonly field: (entity: string | undefined, field: string) => string | undefined
  readonly hint: (entity: string | undefined, field: string) => string | undefined
}

/** Returns the words of a service by its published name; `undefined` if it has none. */
export function labelsOf(service: string, locale: Locale): Labels | undefined {
  const { common, services } = locales[locale]
  const words = services[moduleName(service)]
  return (
    words && {
      words,
      common,
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
