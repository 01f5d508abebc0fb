import { Grid } from '@memberkit/primitives/box'
import { SearchField } from '@memberkit/primitives/search-field'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './SearchField.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/SearchField',
  component: SearchField,
  parameters: { docs: docsOf(docs) },
  args: { label: 'Search invoices', placeholder: 'Number or plan', clearLabel: 'Clear the search', onSubmit: fn() },
})

export const Default = meta.story()

export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search invoices' })
    await userEvent.type(field, 'family{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('family')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
  },
})

export const Pointer = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search invoices' })
    await userEvent.type(field, 'family')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
})

export const States = meta.story({
  render: (args) => (
    <Grid columns={2} gap="lg">
      <SearchField {...args} label="Empty" />
      <SearchField {...args} label="With words" defaultValue="Family plan" />
      <SearchField {...args} label="Small" size="small" defaultValue="Family plan" />
      <SearchField {...args} label="In error" defaultValue="*" error="Enter at least two letters." />
      <SearchField {...args} label="Read only" defaultValue="Family plan" readOnly />
      <SearchField {...args} label="Disabled" defaultValue="Family plan" disabled />
    </Grid>
  ),
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  globals: { locale: 'fr-CA' },
  args: {
    label: 'Rechercher une facture ou un prélèvement',
    description: 'Par numéro, par nom de forfait ou par les quatre derniers chiffres de la carte.',
    defaultValue: 'abonnement familial de protection juridique',
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { defaultValue: 'Family plan' } })

export const Compact = meta.story({ decorators: [compact], args: { defaultValue: 'Family plan' } })
