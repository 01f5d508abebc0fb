import { Button } from '@memberkit/primitives/button'
import { FilterBar } from '@memberkit/primitives/filter-bar'
import { SearchField } from '@memberkit/primitives/search-field'
import { Select } from '@memberkit/primitives/select'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './FilterBar.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/FilterBar',
  component: FilterBar,
  args: { label: 'Filter invoices', filtersLabel: 'Filters' },
  render: function Render(args) {
    const [filters, setFilters] = useState([
      { id: 'status', label: 'Status: Paid' },
      { id: 'year', label: 'Year: 2026' },
      { id: 'currency', label: 'Currency: Canadian dollar' },
    ])
    return (
      <FilterBar
        {...args}
        search={<SearchField label="Search" isLabelHidden placeholder="Number or plan" clearLabel="Clear the search" />}
        result={`${48 - 12 * filters.length} invoices`}
        applied={{
          filters,
          onRemove: (id) => setFilters(filters.filter((filter) => filter.id !== id)),
          removeLabel: 'Remove filter',
          onClear: () => setFilters([]),
          clearLabel: 'Clear all',
        }}
      >
        <Select label="Status" isLabelHidden options={[{ value: 'PAID', label: 'Paid' }]} placeholder="Any status" />
        <Select label="Year" isLabelHidden options={[{ value: '2026', label: '2026' }]} placeholder="Any year" />
        <Select label="Currency" isLabelHidden options={[{ value: 'CAD', label: 'CAD' }]} placeholder="Any currency" />
      </FilterBar>
    )
  },
  parameters: { docs: docsOf(docs) },
})

export const Default = meta.story()

export const Narrow = meta.story({
  parameters: { containerWidth: 320 },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary')!)
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toBeVisible()
  },
})

/** Filters are removed one by one with the keyboard, then nothing is filtered any more. */
export const Removed = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Status/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /Year/ })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('24 invoices')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('48 invoices')
    await expect(canvas.getByRole('search')).toHaveFocus()
  },
})

/** What is done with the filters as a whole stands at the end. */
export const WithActions = meta.story({
  args: {
    actions: (
      <Button size="small" tone="quiet" onPress={fn()}>
        Save filters
      </Button>
    ),
  },
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  args: { label: 'Filtrer les factures', filtersLabel: 'Filtres', defaultOpen: true },
  render: (args) => (
    <FilterBar
      {...args}
      search={
        <SearchField
          label="Rechercher"
          isLabelHidden
          placeholder="Numéro ou abonnement"
          clearLabel="Effacer la recherche"
        />
      }
      result="Douze factures correspondent à ces critères"
      applied={{
        filters: [
          { id: 'status', label: 'État : remboursement partiel en attente d’approbation' },
          { id: 'year', label: 'Année : 2026' },
        ],
        onRemove: fn(),
        removeLabel: 'Retirer le filtre',
        onClear: fn(),
        clearLabel: 'Tout effacer',
      }}
    >
      <Select
        label="État"
        isLabelHidden
        options={[{ value: 'PAID', label: 'Payée' }]}
        placeholder="N’importe quel état"
      />
    </FilterBar>
  ),
})

export const RightToLeft = meta.story({ decorators: [rightToLeft] })

/** In a staff console. */
export const Compact = meta.story({ decorators: [compact] })
