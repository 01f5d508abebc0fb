import { Grid } from '@memberkit/primitives/box'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { MoneyField } from '@memberkit/primitives/money-field'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './MoneyField.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/MoneyField',
  component: MoneyField,
  args: {
    label: 'Amount to refund',
    currency: 'CAD',
    parseError: 'Enter an amount such as 49.90.',
    onChange: fn(),
  },
  parameters: { docs: docsOf(docs) },
})

export const Default = meta.story({ args: { defaultValue: '49.90' } })

const locales = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const

/** One amount as each locale writes it, in its own currency and in the other. */
export const Locales = meta.story({
  render: (args) => (
    <Grid columns={2} gap="lg">
      {locales.flatMap((locale) =>
        ['USD', 'CAD'].map((currency) => (
          <LocaleProvider key={locale + currency} locale={locale}>
            <MoneyField {...args} label={`${currency} in ${locale}`} currency={currency} defaultValue="1234.50" />
          </LocaleProvider>
        )),
      )}
      <MoneyField {...args} label="In error" defaultValue="60.00" error="No more than $49.90 was paid." />
      <MoneyField {...args} label="Disabled" defaultValue="49.90" disabled />
    </Grid>
  ),
})

/** Typed with a comma in French, tidied on leaving. */
export const TypedInFrench = meta.story({
  args: { label: 'Montant à rembourser', parseError: 'Entrez un montant, par exemple 49,90.' },
  render: (args) => (
    <LocaleProvider locale="fr-CA">
      <MoneyField {...args} />
    </LocaleProvider>
  ),
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Montant à rembourser' })
    await userEvent.type(input, '1234,5')
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.50', expect.anything())
    await expect(input).toHaveValue('1234,5')
    await userEvent.tab()
    await expect(input).toHaveValue('1\u00a0234,50')
  },
})

/** Typed in Arabic digits, tidied to those of the locale. */
export const TypedInArabic = meta.story({
  tags: ['no-picture'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount to refund' })
    await userEvent.type(input, '١٢٣٤٫٥')
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.50', expect.anything())
    await expect(input).toHaveValue('١٢٣٤٫٥')
    await userEvent.tab()
    await expect(input).toHaveValue('1,234.50')
  },
})

/** Words are no amount: they stay, and the field says so. */
export const NotAnAmount = meta.story({
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount to refund' })
    await userEvent.type(input, 'half of it')
    await expect(args.onChange).toHaveBeenLastCalledWith(null, expect.anything())
    await userEvent.tab()
    await expect(input).toHaveValue('half of it')
    await expect(canvas.getByText('Enter an amount such as 49.90.')).toBeVisible()
  },
})

export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    label: 'Montant à rembourser au titulaire de l’abonnement',
    description: 'Le remboursement est versé sur la carte ou le compte d’où provenait le paiement.',
    error: 'Le montant remboursé ne peut pas dépasser les 49,90 $ qui ont été payés.',
    parseError: 'Entrez un montant, par exemple 49,90.',
    optionalMark: 'Facultatif',
    defaultValue: '1234.50',
  },
  render: (args) => (
    <LocaleProvider locale="fr-CA">
      <MoneyField {...args} />
    </LocaleProvider>
  ),
})

/** The amount itself is read from left to right. */
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  parameters: { containerWidth: 320 },
  args: { defaultValue: '1234.50', description: 'It goes back to the card it came from.' },
})

/** In a staff console. */
export const Compact = meta.story({ decorators: [compact], args: { defaultValue: '49.90' } })
