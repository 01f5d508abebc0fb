import { Button } from '@memberkit/primitives/button'
import { CheckboxGroup } from '@memberkit/primitives/checkbox'
import { FilterBar, FilterPill } from '@memberkit/primitives/filter-bar'
import { SearchField } from '@memberkit/primitives/search-field'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, inKit, rightToLeft } from '../surroundings.tsx'
import { docs } from './FilterBar.docs.tsx'

const filters = {
  Status: ['Paid', 'Past due', 'Payment failed'],
  Year: ['2025', '2026'],
  Currency: ['CAD', 'USD'],
}

const meta = preview.meta({
  title: 'Primitives/Forms/FilterBar',
  component: FilterBar,
  args: { label: 'Filter invoices', clearLabel: 'Clear all' },
  render: function Render(args) {
    const [chosen, setChosen] = useState<Record<string, readonly string[]>>({ Status: ['Paid', 'Past due'] })
    const count = Object.values(chosen).flat().length
    return (
      <FilterBar
        {...args}
        search={<SearchField label="Search" isLabelHidden placeholder="Number or plan" clearLabel="Clear the search" />}
        result={`${48 - 12 * count} invoices`}
        onClear={count > 0 ? () => setChosen({}) : undefined}
      >
        {Object.entries(filters).map(([name, values]) => (
          <FilterPill
            key={name}
            label={name}
            applied={chosen[name]?.length ? `${name}: ${chosen[name].join(', ')}` : undefined}
          >
            <CheckboxGroup
              label={name}
              isLabelHidden
              options={values.map((value) => ({ value, label: value }))}
              value={chosen[name] ?? []}
              onChange={(now) => setChosen({ ...chosen, [name]: now })}
            />
          </FilterPill>
        ))}
      </FilterBar>
    )
  },
  parameters: { docs: docsOf(docs) },
})

export const Default = meta.story()

/** In a narrow kit, the filters are one row that scrolls. */
export const Narrow = meta.story({ parameters: { containerWidth: 320 }, decorators: [inKit] })

/** A pill opens what sets it. */
export const Open = meta.story({
  parameters: { pictures: { widths: [360] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status: Paid, Past due' }))
    await expect(await screen.findByRole('checkbox', { name: 'Paid' })).toHaveFocus()
  },
})

/** Values are chosen with the keyboard; then all filters are cleared, and the focus stays in the bar. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Year' }).focus()
    await userEvent.keyboard('{Enter} {Escape}')
    await expect(canvas.getByRole('button', { name: 'Year: 2025' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('12 invoices')
    canvas.getByRole('button', { name: 'Clear all' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('48 invoices')
    await expect(canvas.getByRole('search')).toHaveFocus()
  },
})

/** What is done with the filters as a whole stands beside them. */
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
  decorators: [inKit],
  args: { label: 'Filtrer les factures', clearLabel: 'Tout effacer' },
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
      onClear={fn()}
      result="Douze factures correspondent à ces critères"
    >
      <FilterPill label="État" applied="État : remboursement partiel en attente d’approbation">
        Remboursement partiel
      </FilterPill>
      <FilterPill label="Année" applied="Année : 2026">
        2026
      </FilterPill>
    </FilterBar>
  ),
})

export const RightToLeft = meta.story({ decorators: [rightToLeft] })

/** In a staff console. */
export const Compact = meta.story({ decorators: [compact] })
