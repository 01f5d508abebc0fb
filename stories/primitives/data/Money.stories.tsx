import { LocaleProvider } from '@memberkit/primitives/locale'
import { Money } from '@memberkit/primitives/money'
import { Text } from '@memberkit/primitives/text'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Money.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Data/Money',
  component: Money,
  argTypes: {
    placeholder: { description: 'Stands where the amount is missing; required when it may be.' },
  },
  parameters: { docs: docsOf(docs) },
})

export const Default = meta.story({ args: { amount: '49.90', currency: 'USD' } })

const locales = ['en-US', 'en-CA', 'fr-CA', 'es-US']

/** Two currencies as each locale writes them. */
export const Locales = meta.story({
  render: () => (
    <Shelf>
      {locales.map((locale) => (
        <Shelf.Row key={locale} label={locale}>
          <LocaleProvider locale={locale}>
            <Money amount="1234.50" currency="USD" />
            <Money amount="1234.50" currency="CAD" />
            <Money amount="-5.00" currency="CAD" />
            <Money amount="29.95" currency="CAD" per={locale === 'fr-CA' ? 'mois' : 'month'} />
          </LocaleProvider>
        </Shelf.Row>
      ))}
    </Shelf>
  ),
})

export const States = meta.story({
  render: () => (
    <Shelf>
      <Shelf.Row label="price">
        <Text size="xl" weight="bold">
          <Money amount="29.95" currency="USD" per="month" />
        </Text>
      </Shelf.Row>
      <Shelf.Row label="struck">
        <Money amount="39.95" currency="USD" isStruck />
        <Money amount="29.95" currency="USD" />
      </Shelf.Row>
      <Shelf.Row label="missing">
        <Money amount={undefined} currency="USD" placeholder="Price unavailable" />
      </Shelf.Row>
      <Shelf.Row label="no decimal">
        <Money amount="about ten" currency="USD" />
      </Shelf.Row>
    </Shelf>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|\$0/)
  },
})

/** Figures of one width, whatever the amounts. */
export const Column = meta.story({
  render: () => (
    <Text as="div">
      {['1111.11', '8888.88', '-5.00', '123456789012345678.90'].map((amount) => (
        <div key={amount} style={{ textAlign: 'end', inlineSize: 240 }}>
          <Money amount={amount} currency="USD" />
        </div>
      ))}
    </Text>
  ),
})

/** An amount is never broken; the words around it are. */
export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <LocaleProvider locale="fr-CA">
      <Text as="p">
        Le prélèvement préautorisé de <Money amount="1234567.89" currency="CAD" per="mois" /> sera porté à votre carte
        {'\u00a0; '}
        <Money amount={undefined} currency="CAD" placeholder="le montant de la taxe n’est pas encore connu" />.
      </Text>
    </LocaleProvider>
  ),
})

/** Within a text that runs from right to left, the amount stays as its locale writes it. */
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => (
    <LocaleProvider locale="ar-EG">
      <Text as="p">
        <Money amount="1234.50" currency="CAD" /> / <Money amount="-5.00" currency="CAD" />
      </Text>
    </LocaleProvider>
  ),
})
