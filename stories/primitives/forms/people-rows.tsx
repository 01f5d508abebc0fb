import { Grid } from '@memberkit/primitives/box'
import { RepeatableRows, type RepeatableRow } from '@memberkit/primitives/repeatable-rows'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'

export interface Person {
  id: string
  name: string
  relation: string
}

export const people: Person[] = [
  { id: 'ada', name: 'Ada Example', relation: 'partner' },
  { id: 'bjorn', name: 'Björn Example', relation: 'child' },
]

const relations = [
  { value: 'partner', label: 'Partner' },
  { value: 'child', label: 'Child' },
]

export const labels = {
  add: 'Add a person',
  remove: (row: string) => `Remove ${row.toLowerCase()}`,
  removed: (row: string) => `${row} removed.`,
  undo: 'Undo',
  full: 'Your plan covers up to three people.',
  moveUp: (row: string) => `Move ${row.toLowerCase()} up`,
  moveDown: (row: string) => `Move ${row.toLowerCase()} down`,
  moved: (row: string, position: number, count: number) => `${row} is now ${position} of ${count}.`,
}

const renderFields = ({ row, update }: RepeatableRow<Person>) => (
  <Grid columns={2} gap="md">
    <TextField label="Full name" value={row.name} onChange={(name) => update({ ...row, name })} />
    <Select
      label="Relation to you"
      options={relations}
      placeholder="Choose"
      value={row.relation}
      onChange={(relation) => update({ ...row, relation })}
    />
  </Grid>
)

/** All that stories of rows have in common. */
export const personRows = {
  label: 'People on your plan',
  defaultValue: people,
  rowKey: (row: Person) => row.id,
  rowLabel: (number: number) => `Person ${number}`,
  newRow: (): Person => ({ id: crypto.randomUUID(), name: '', relation: '' }),
  emptyText: 'Nobody yet. You alone are covered.',
  labels,
  children: renderFields,
}

export function PeopleRows() {
  return <RepeatableRows {...personRows} />
}
