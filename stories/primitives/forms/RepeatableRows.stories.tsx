import { RepeatableRows } from '@memberkit/primitives/repeatable-rows'
import { TextField } from '@memberkit/primitives/text-field'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { people, PeopleRows, personRows } from './people-rows.tsx'
import { docs } from './RepeatableRows.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/RepeatableRows',
  component: PeopleRows,
  subcomponents: { RepeatableRows },
  parameters: { docs: docsOf(docs), containerWidth: 640 },
})

export const Default = meta.story()

/** Added, filled in and removed with the keyboard; the removal is taken back. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add a person' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('textbox', { name: 'Full name' })[2]).toHaveFocus()
    await userEvent.keyboard('Chloé Example')
    canvas.getByRole('button', { name: 'Remove person 2' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('group', { name: 'Person 2' })).toHaveFocus()
    await expect(canvas.getAllByRole('textbox', { name: 'Full name' })[1]).toHaveValue('Chloé Example')
    canvas.getByRole('button', { name: 'Undo' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('textbox', { name: 'Full name' })[1]).toHaveFocus()
    await expect(canvas.getAllByRole('textbox', { name: 'Full name' })[1]).toHaveValue('Björn Example')
  },
})

/** Removed by a press: the notice keeps its place. */
export const Removed = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove person 1' }))
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
})

/** The order matters, and there are as many as there can be. */
export const Reordered = meta.story({
  render: () => (
    <RepeatableRows
      {...personRows}
      isReorderable
      maxRows={3}
      defaultValue={[...people, { id: 'chloe', name: 'Chloé Sample', relation: 'child' }]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move person 1 down' }))
    await expect(canvas.getAllByRole('textbox', { name: 'Full name' })[1]).toHaveValue('Ada Example')
    await expect(canvas.getByRole('button', { name: 'Move person 2 down' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Add a person' })).toHaveAttribute('aria-disabled', 'true')
  },
})

/** Dragged from the keyboard: picked up by the handle, moved with the arrow keys, dropped with Enter. */
export const Dragged = meta.story({
  render: () => (
    <RepeatableRows
      {...personRows}
      labels={{ ...personRows.labels, drag: (row) => `Drag ${row.toLowerCase()}` }}
      isReorderable
      defaultValue={[...people, { id: 'chloe', name: 'Chloé Sample', relation: 'child' }]}
    />
  ),
  play: async ({ canvas }) => {
    const places = () => document.querySelectorAll('[aria-roledescription]').length
    canvas.getByRole('button', { name: 'Drag person 1' }).focus()
    await waitFor(async () => {
      await userEvent.keyboard('{Enter}')
      await expect(places()).toBeGreaterThan(0)
    })
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Person 2/))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Person 3/))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Full name' })[1]).toHaveValue('Ada Example'))
    await expect(canvas.getByRole('button', { name: 'Drag person 2' })).toHaveFocus()
  },
})

export const Empty = meta.story({ render: () => <RepeatableRows {...personRows} defaultValue={[]} /> })

/** What is wrong with all, with a row, and with a field. */
export const InError = meta.story({
  render: () => (
    <RepeatableRows
      {...personRows}
      description="Everybody named here can call our lawyers."
      error="One person is on the list twice."
      rowError={(_, index) => (index === 1 ? 'This person is on the list already.' : undefined)}
    />
  ),
})

export const Disabled = meta.story({ render: () => <RepeatableRows {...personRows} isReorderable disabled /> })

/** In 320 px, in French. */
export const LongContent = meta.story({
  globals: { locale: 'fr-CA' },
  parameters: { containerWidth: 288, pictures: { widths: [320] } },
  render: () => (
    <RepeatableRows
      {...personRows}
      label="Personnes couvertes par votre protection juridique familiale"
      description="Chacune pourra appeler nos avocates et nos avocats sans passer par vous."
      rowLabel={(number) => `Personne couverte par le régime, numéro ${number}`}
      isReorderable
      labels={{
        add: 'Ajouter une autre personne à la couverture familiale',
        remove: (row) => `Retirer : ${row}`,
        removed: (row) => `${row} : retirée de la liste.`,
        undo: 'Annuler le retrait',
        moveUp: (row) => `Monter : ${row}`,
        moveDown: (row) => `Descendre : ${row}`,
        moved: (row, position, count) => `${row} : maintenant ${position} sur ${count}.`,
      }}
    >
      {({ row }) => <TextField label="Nom complet tel qu’il figure sur une pièce d’identité" defaultValue={row.name} />}
    </RepeatableRows>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Retirer/ })[0]!)
    await expect(canvas.getByRole('button', { name: 'Annuler le retrait' })).toBeVisible()
  },
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => <RepeatableRows {...personRows} isReorderable />,
})

export const Compact = meta.story({
  decorators: [compact],
  render: () => <RepeatableRows {...personRows} isReorderable />,
})
