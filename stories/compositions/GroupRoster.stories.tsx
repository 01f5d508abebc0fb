import { statusIcon } from '@memberkit/foundation/status'
import { ActionBar } from '@memberkit/primitives/action-bar'
import { Box, Grid } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { CheckboxGroup } from '@memberkit/primitives/checkbox'
import { DateText } from '@memberkit/primitives/date-text'
import { FilterBar, FilterPill } from '@memberkit/primitives/filter-bar'
import { PlusIcon, UploadIcon } from '@memberkit/primitives/icons'
import { PageHeader } from '@memberkit/primitives/page-header'
import { Pagination } from '@memberkit/primitives/pagination'
import { SearchField } from '@memberkit/primitives/search-field'
import { Stat } from '@memberkit/primitives/stat'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Table, type TableColumn } from '@memberkit/primitives/table'
import { selectionColumn } from '@memberkit/primitives/table-selection'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Frame, widths } from './Frame.tsx'

interface Enrolled {
  id: string
  name: string
  email: string
  plan: 'Legal' | 'Legal and ID'
  status: 'Enrolled' | 'Invited' | 'Ended'
  since: string
}

const onPress = fn()
const tones = { Enrolled: 'positive', Invited: 'info', Ended: 'neutral' } as const
const people = ['Ada Example', 'Ben Sample', 'Cleo Specimen', 'Dev Placeholder', 'Élodie Exemple', 'Fay Fictional']
const roster = people.map((name, at): Enrolled => ({
  id: String(at),
  name,
  email: `${name
    .split(' ')[0]!
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()}@example.com`,
  plan: at % 2 === 0 ? 'Legal and ID' : 'Legal',
  status: (['Enrolled', 'Enrolled', 'Invited', 'Enrolled', 'Ended', 'Invited'] as const)[at]!,
  since: `2026-0${(at % 3) + 1}-1${at}`,
}))

const columns: TableColumn<Enrolled>[] = [
  selectionColumn({ labelAll: 'Everybody on this page', labelRow: ({ name }) => name }),
  { id: 'name', header: 'Name', isRowHeader: true, cardRole: 'title', isSortable: true, cell: ({ name }) => name },
  { id: 'email', header: 'Email', cardRole: 'none', priority: 'low', cell: ({ email }) => email },
  { id: 'plan', header: 'Plan', cardRole: 'meta', cell: ({ plan }) => plan },
  {
    id: 'status',
    header: 'Status',
    cardRole: 'status',
    cell: ({ status }) => (
      <StatusBadge tone={tones[status]} icon={statusIcon(status)}>
        {status}
      </StatusBadge>
    ),
  },
  { id: 'since', header: 'Since', cardRole: 'detail', cell: ({ since }) => <DateText date={since} /> },
]

const meta = preview.meta({
  title: 'Compositions/Group roster',
  parameters: { isFlush: true, pictures: { widths } },
})

function Roster() {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const [search, setSearch] = useState('')
  const rows = roster.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  return (
    <Frame site="group" current="#roster">
      <PageHeader
        title="Roster"
        description="Everybody at Example Industries who has a plan, or has been invited to one."
        actions={
          <>
            <Button onPress={onPress}>
              <UploadIcon /> Upload a list
            </Button>
            <Button tone="primary" onPress={onPress}>
              <PlusIcon /> Invite member
            </Button>
          </>
        }
      />
      <Card title="Since last month">
        <Grid columns={3} columnSize="xs">
          <Stat label="Enrolled" value="214" change={{ direction: 'up', tone: 'positive', text: '6 more' }} />
          <Stat label="Invited" value="31" change={{ direction: 'level', text: 'Same' }} />
          <Stat label="Ended" value="2" change={{ direction: 'down', text: '3 fewer' }} />
        </Grid>
      </Card>
      <Card isFlush>
        <Box padding="md">
          <FilterBar
            label="Filter the roster"
            search={
              <SearchField
                label="Search by name"
                isLabelHidden
                placeholder="Search by name"
                clearLabel="Clear the search"
                value={search}
                onChange={setSearch}
              />
            }
            result={search ? `${rows.length} of 245 people` : ''}
          >
            <FilterPill label="Plan">
              <CheckboxGroup label="Plan" isLabelHidden options={[{ value: 'legal', label: 'Legal' }]} />
            </FilterPill>
          </FilterBar>
        </Box>
        <ActionBar
          selectedCount={selectedIds.size}
          countLabel={selectedIds.size === 1 ? '1 person selected' : `${selectedIds.size} people selected`}
          labels={{
            bar: 'What to do with the people selected',
            clear: 'Select nobody',
            more: 'More actions',
            appeared: 'Actions are available.',
          }}
          actions={[
            { label: 'Send a reminder', onPress },
            { label: 'Change the plan', onPress },
            { label: 'End enrollment', onPress, tone: 'critical' },
          ]}
          onClear={() => setSelectedIds(new Set())}
        >
          <Table
            caption="Roster"
            isCaptionHidden
            columns={columns}
            rows={rows}
            getRowId={({ id }) => id}
            selectedIds={selectedIds}
            onSelectionChange={setSelectedIds}
            sort={{ columnId: 'name', direction: 'ascending' }}
            onSortChange={onPress}
            sortLabel="Sort by"
          />
        </ActionBar>
      </Card>
      <Pagination
        label="Pages of the roster"
        page={1}
        pageCount={41}
        onPageChange={onPress}
        previousLabel="Previous"
        nextLabel="Next"
        pageLabel={(page) => `Page ${page}`}
        summary="1 to 6 of 245"
      />
    </Frame>
  )
}

export const Page = meta.story({ render: () => <Roster /> })

/** With people selected, what can be done with them stands at the lower edge. */
export const Selected = meta.story({
  render: () => <Roster />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ada Example' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ben Sample' }))
    await expect(canvas.getByText('2 people selected')).toBeVisible()
  },
})
