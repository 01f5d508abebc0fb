import { Grid } from '@memberkit/primitives/box'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { MoneyField } from '@memberkit/primitives/money-field'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/MoneyField',
  component: MoneyField,
  args: {
    label: 'Amount to refund',
    currency: 'CAD',
    parseError: 'Enter an amount such as 49.90.',
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `**MoneyField** takes and gives decimals as text ("49.90"), never floats. It writes and reads them as
the locale does; where the currency stands, and how it is written, is the locale's too.

Text that is no amount is kept as it was typed: \`onChange\` gives \`null\`, and once the field is left it says
\`parseError\`. The caller checks least and most, and passes an \`error\`.`,
      },
    },
  },
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
