import { DateText } from '@memberkit/primitives/date-text'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { Money } from '@memberkit/primitives/money'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Says which locale and time zone the components within write amounts, dates and sizes by.',
  alternatives: [
    { use: '`lang` and `dir`', when: 'only a passage is in another language: put them on its element.' },
    {
      use: '`labels` and the like',
      when: 'the words themselves should change: each component takes its words as properties.',
    },
  ],
  anatomy: [
    { part: 'LocaleProvider', about: 'Renders no element. What one leaves out comes from the one around it.' },
    { part: 'useLocale', about: 'Locale, direction and time zone, for components of your own.' },
  ],
  keyboard: [],
  accessibility: [
    'Put `lang` and `dir` on the element that holds the text: screen readers choose their voice by them.',
    'Without a provider it is en-US and UTC, the same on a server and in a browser.',
  ],
  content: ['A time zone is the reader’s, or that of the place where something happens; say so where they differ.'],
  guidance: [
    {
      do: {
        says: 'Let the locale write amounts and dates.',
        shows: (
          <LocaleProvider locale="fr-CA">
            <Text as="p" lang="fr-CA">
              <Money amount="1204.50" currency="CAD" />, le <DateText date="2026-03-08" />
            </Text>
          </LocaleProvider>
        ),
      },
      dont: {
        says: 'Put them together from digits.',
        shows: (
          <Text as="p" lang="fr-CA">
            $1,204.50, le 3/8/2026
          </Text>
        ),
      },
    },
  ],
}
