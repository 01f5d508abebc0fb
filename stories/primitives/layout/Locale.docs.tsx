import { DateText } from '@memberkit/primitives/date-text'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { Money } from '@memberkit/primitives/money'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Sets the locale and time zone in which nested components format amounts, dates and sizes.',
  alternatives: [
    { use: '`lang` and `dir`', when: 'only a passage is in another language: set `lang` and `dir` on its element.' },
    {
      use: '`labels` and the like',
      when: 'the text itself should change: each component takes its text as props.',
    },
  ],
  anatomy: [
    { part: 'LocaleProvider', about: 'Renders no element. Omitted values are inherited.' },
    { part: 'useLocale', about: 'Locale, direction and time zone, for your own components.' },
  ],
  keyboard: [],
  accessibility: [
    'Set `lang` and `dir` on the element with the text: screen readers choose their voice by them.',
    'Without a provider, the locale is en-US and the time zone UTC, on servers and in browsers.',
  ],
  content: ['Use the reader’s time zone, or that of the place where something happens; say which if they differ.'],
  guidance: [
    {
      do: {
        caption: 'Let the locale format amounts and dates.',
        example: (
          <LocaleProvider locale="fr-CA">
            <Text as="p" lang="fr-CA">
              <Money amount="1204.50" currency="CAD" />, le <DateText date="2026-03-08" />
            </Text>
          </LocaleProvider>
        ),
      },
      dont: {
        caption: 'Concatenate them from digits.',
        example: (
          <Text as="p" lang="fr-CA">
            $1,204.50, le 3/8/2026
          </Text>
        ),
      },
    },
  ],
}
