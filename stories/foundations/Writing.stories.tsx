import { DateText, PeriodText } from '@memberkit/primitives/date-text'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { Money } from '@memberkit/primitives/money'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { FactTable } from '../blocks/FactTable.tsx'
import { Guidance } from '../blocks/Guidance.tsx'
import { buttons, emptyStates, errors, labels, moneyAndDates, states } from './writing-examples.tsx'

const meta = preview.meta({
  title: 'Foundations/Writing',
  tags: ['!autodocs'],
  parameters: { pictures: { widths: [360] } },
})

/** What a thing is called. */
export const Labels = meta.story({ render: () => <Guidance guidance={labels} /> })

/** A button says what it does, and what it costs. */
export const Buttons = meta.story({ render: () => <Guidance guidance={buttons} /> })

/** What is wrong, and how to put it right; no blame, no codes. */
export const Errors = meta.story({ render: () => <Guidance guidance={errors} /> })

/** What happened, what it means for the person, and the one thing to do next. */
export const EmptyStates = meta.story({ render: () => <Guidance guidance={emptyStates} /> })

/** A word, with a tone and a shape. */
export const States = meta.story({ render: () => <Guidance guidance={states} /> })

/** By the rules of the reader’s locale, always with the currency, the month always a word. */
export const MoneyAndDates = meta.story({ render: () => <Guidance guidance={moneyAndDates} /> })

const locales = ['en-US', 'en-CA', 'fr-CA', 'es-US']
const [now, dueOn] = ['2026-03-10T15:00:00Z', '2026-03-08']

/** Status, sentence and button of the same invoice, as our own dictionaries would say them. */
const words: Record<string, readonly [string, string, string]> = {
  'en-US': ['Past due', 'We couldn’t charge your card. Pay by March 14 to keep your coverage.', 'Pay $49.90'],
  'en-CA': ['Past due', 'We couldn’t charge your card. Pay by March 14 to keep your coverage.', 'Pay $49.90'],
  'fr-CA': [
    'En retard',
    'Votre carte n’a pas pu être débitée. Payez au plus tard le 14 mars pour conserver votre couverture.',
    'Payer 49,90 $',
  ],
  'es-US': [
    'Vencida',
    'No pudimos hacer el cargo a su tarjeta. Pague a más tardar el 14 de marzo para mantener su cobertura.',
    'Pagar $49.90',
  ],
}

const facts = [
  ['US dollars', () => <Money amount="1249.90" currency="USD" />],
  ['Canadian dollars', () => <Money amount="1249.90" currency="CAD" />],
  ['Credit', () => <Money amount="-20.00" currency="USD" />],
  ['Day', () => <DateText date={dueOn} format="long" />],
  ['Period', () => <PeriodText start={dueOn} end="2026-04-07" />],
  ['Lately', () => <DateText instant="2026-03-10T14:57:00Z" relativeTo={now} />],
] as const

/** The same facts in our four locales. Nobody writes these by hand: the components do. */
export const FourLocales = meta.story({
  render: () => (
    <FactTable
      caption="The same invoice in four locales"
      head={['What', ...locales]}
      rows={[
        ...facts.map(([name, Fact]) => [
          name,
          ...locales.map((locale) => (
            <LocaleProvider key={locale} locale={locale} timeZone="UTC">
              <span lang={locale}>
                <Fact />
              </span>
            </LocaleProvider>
          )),
        ]),
        ...['Status', 'Sentence', 'Button'].map((name, at) => [
          name,
          ...locales.map((locale) => (
            <span key={locale} lang={locale}>
              {words[locale]![at]}
            </span>
          )),
        ]),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [usDollars] = canvas.getAllByRole('row').slice(1)
    const amounts = [...usDollars!.querySelectorAll('td')].map((cell) => cell.textContent.replaceAll(/\s/g, ' '))
    await expect(amounts).toEqual(['$1,249.90', 'US$1,249.90', '1 249,90 $ US', '$1,249.90'])
  },
})
