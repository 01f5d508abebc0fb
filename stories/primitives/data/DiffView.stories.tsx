import { DateText } from '@memberkit/primitives/date-text'
import { type DiffField, DiffView } from '@memberkit/primitives/diff-view'
import { Money } from '@memberkit/primitives/money'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { labels } from './diff-labels.ts'
import { docs } from './DiffView.docs.tsx'

const fields: DiffField[] = [
  {
    id: 'terms',
    label: 'Terms',
    before: 'Answered by phone within two working days.\nWills and leases are reviewed once a year.',
    after: 'Answered by phone or message within one working day.\nWills and leases are reviewed once a year.',
  },
  {
    id: 'price',
    label: 'Price',
    before: <Money amount="49.90" currency="CAD" />,
    after: <Money amount="54.90" currency="CAD" />,
  },
  {
    id: 'status',
    label: 'Status',
    before: <StatusBadge tone="info">Draft</StatusBadge>,
    after: <StatusBadge tone="positive">Published</StatusBadge>,
  },
  { id: 'ends', label: 'Offered until', after: <DateText date="2026-12-31" />, before: undefined },
  { id: 'code', label: 'Voucher', before: 'SPRING', after: undefined },
  { id: 'name', label: 'Name', before: 'Family plan', after: 'Family plan' },
  { id: 'seats', label: 'People', before: 6, after: 6 },
  { id: 'legal', label: 'Legal line', before: '', after: '' },
]

const meta = preview.meta({
  title: 'Primitives/Data/DiffView',
  component: DiffView,
  parameters: { docs: docsOf(docs), containerWidth: 880 },
  args: { label: 'Changes of March 8', labels, fields },
})

/** Only what has changed, then everything. */
export const Default = meta.story({
  parameters: { pictures: { widths: [360] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only changes' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
  },
})

export const Everything = meta.story({ args: { defaultOnlyChanges: false } })

/** Somebody else has saved meanwhile: which version is kept is chosen field by field. */
export const Conflict = meta.story({
  args: {
    label: 'Saved by Bo Example while you were writing',
    labels: { ...labels, before: 'Saved by Bo Example', after: 'Your version' },
    fields: fields
      .filter(({ id }) => ['terms', 'price', 'name'].includes(id))
      .map((field) =>
        field.id === 'name'
          ? field
          : {
              ...field,
              note: (
                <RadioGroup
                  label="Keep"
                  isLabelHidden
                  defaultValue="own"
                  options={[
                    { value: 'other', label: 'Keep Bo’s' },
                    { value: 'own', label: 'Keep yours' },
                  ]}
                />
              ),
            },
      ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('radio', { name: 'Keep Bo’s' })[0]!)
    await expect(canvas.getAllByRole('radio', { name: 'Keep Bo’s' })[0]).toBeChecked()
  },
})

export const Nothing = meta.story({ args: { fields: fields.slice(5) } })

/** In a staff console. */
export const Compact = meta.story({ decorators: [compact] })

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    label: 'Modifications du 8 mars',
    labels: {
      ...labels,
      field: 'Champ',
      before: 'Version précédente',
      after: 'Version enregistrée',
      changes: { changed: 'Modifié', added: 'Ajouté', removed: 'Supprimé', unchanged: 'Inchangé' },
      missing: 'Aucune valeur',
      summary: ({ changed, added }) => `${changed} champ modifié, ${added} champ ajouté`,
      onlyChanges: 'Afficher uniquement les modifications',
    },
    fields: [
      {
        id: 'terms',
        label: 'Conditions particulières de remboursement',
        before: 'Les demandes sont traitées dans les trois jours ouvrables suivant leur réception.',
        after: 'Les demandes admissibles sont traitées dans les cinq jours ouvrables suivant leur réception.',
      },
      { id: 'contact', label: 'Coordonnées', after: 'anticonstitutionnellement@exemple.example.com' },
      { id: 'same', label: 'Langue', before: 'Français', after: 'Français' },
    ],
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { defaultOnlyChanges: false } })
