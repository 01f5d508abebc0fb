import { type Action, ActionBar } from '@memberkit/primitives/action-bar'
import { LiveRegion } from '@memberkit/primitives/live'
import { Table } from '@memberkit/primitives/table'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { orders, withTools } from '../table-rows.tsx'
import { docs } from './ActionBar.docs.tsx'

const onPress = fn()

const english = {
  actions: ['Send again', 'Download', 'Void'],
  count: (count: number) => `${count} selected`,
  labels: {
    bar: 'Actions for the selected orders',
    clear: 'Clear the selection',
    more: 'More actions',
    appeared: 'Actions are below the table.',
  },
}
const french: typeof english = {
  actions: ['Envoyer de nouveau', 'Télécharger les relevés', 'Annuler les factures'],
  count: (count: number) => `${count} factures sélectionnées`,
  labels: {
    bar: 'Actions sur les factures sélectionnées',
    clear: 'Effacer la sélection',
    more: 'Autres actions',
    appeared: 'Les actions sont sous le tableau.',
  },
}

function Orders({ count, words = english }: { count: number; words?: typeof english }) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set(['1043', '1044']))
  const actions: Action[] = words.actions.map((label, at) => ({
    label,
    onPress,
    tone: at === words.actions.length - 1 ? 'critical' : 'secondary',
  }))
  return (
    <>
      <LiveRegion />
      <ActionBar
        selectedCount={selectedIds.size}
        countLabel={words.count(selectedIds.size)}
        labels={words.labels}
        actions={actions}
        onClear={() => setSelectedIds(new Set())}
      >
        <Table
          caption="Orders"
          rows={orders(count)}
          columns={withTools}
          getRowId={({ id }) => id}
          selectedIds={selectedIds}
          onSelectionChange={setSelectedIds}
        />
      </ActionBar>
    </>
  )
}

const meta = preview.meta({
  title: 'Primitives/Actions/ActionBar',
  component: ActionBar,
  parameters: { docs: docsOf(docs) },
  beforeEach: () => onPress.mockClear(),
})

/** It lies after the last row; Escape anywhere in the rows or the bar ends the selection. */
export const Default = meta.story({
  render: () => <Orders count={5} />,
  parameters: { pictures: { widths: [360] } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Actions for the selected orders' })
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(onPress).toHaveBeenCalledOnce()
    const box = canvas.getByRole('checkbox', { name: 'Select order 1043' })
    box.focus()
    await userEvent.keyboard('{Escape}')
    await expect(bar).not.toBeInTheDocument()
    await expect(box).toHaveFocus()
    await userEvent.click(box)
    await expect(canvas.getByRole('group', { name: 'Actions for the selected orders' })).toHaveTextContent('1 selected')
  },
})

/** Over a list longer than the window it floats. */
export const LongList = meta.story({ render: () => <Orders count={24} /> })

/** Actions that find no room are in the menu. */
export const LongFrench = meta.story({
  parameters: { containerWidth: 480, pictures: { widths: [360] } },
  render: () => <Orders count={5} words={french} />,
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], render: () => <Orders count={5} /> })

export const Compact = meta.story({ decorators: [compact], render: () => <Orders count={5} /> })
