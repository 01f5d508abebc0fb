import { Grid, Inline, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Select } from '@memberkit/primitives/select'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Table, type TableColumn } from '@memberkit/primitives/table'
import { Heading } from '@memberkit/primitives/text'
import { TextField } from '@memberkit/primitives/text-field'
import { densities } from '@memberkit/tokens'
import { vars } from '@memberkit/tokens/contract'
import preview from '../../.storybook/preview.tsx'
import './foundations.css'
import { Scrollable } from '../blocks/Scrollable.tsx'
import { TokenValue } from './TokenValue.tsx'
import { propertyOf, tokensIn } from './tokens.ts'

const meta = preview.meta({ title: 'Foundations/Density', tags: ['!autodocs'] })

const tokens = [vars.control, vars.cell, vars.card].flatMap((group) => tokensIn<string>(group))

/** What a density changes, and nothing else. Under a finger, controls are 44 px high in both. */
export const Tokens = meta.story({
  render: () => (
    <Scrollable label="Tokens that depend on the density">
      <table className="tokens">
        <caption>Tokens that depend on the density</caption>
        <thead>
          <tr>
            <th scope="col">Custom property</th>
            {densities.map((density) => (
              <th key={density} scope="col">
                {density}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map(([, token]) => (
            <tr key={token}>
              <th scope="row">
                <code>{propertyOf(token)}</code>
              </th>
              {densities.map((density) => (
                <td key={density} className="tokens-value" data-mk-density={density}>
                  <TokenValue token={token} isLength />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  ),
})

interface Case {
  id: string
  name: string
  state: string
}

const cases: readonly Case[] = [
  { id: '1', name: 'Will preparation', state: 'Open' },
  { id: '2', name: 'Traffic ticket', state: 'Closed' },
  { id: '3', name: 'Lease review', state: 'Closed' },
]

const columns: readonly TableColumn<Case>[] = [
  { id: 'name', header: 'Matter', cell: ({ name }) => name },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state }) => <StatusBadge tone={state === 'Open' ? 'info' : 'neutral'}>{state}</StatusBadge>,
  },
]

const states = ['Open', 'Closed'].map((label) => ({ value: label, label }))

/** Members get room, staff consoles get rows. */
export const OneBelowTheOther = meta.story({
  render: () => (
    <Stack gap="xl">
      {densities.map((density) => (
        <Stack key={density} gap="md" as="section" data-mk-density={density}>
          <Heading level={2} size="md">
            {density}
          </Heading>
          <Grid>
            <TextField label="Name" name={`name-${density}`} defaultValue="Ada Example" />
            <Select label="Status" name={`status-${density}`} options={states} />
          </Grid>
          <Inline>
            <Button tone="primary">Save</Button>
            <Button>Cancel</Button>
          </Inline>
          <Table caption={`Matters, ${density}`} columns={columns} rows={cases} getRowId={({ id }) => id} />
        </Stack>
      ))}
    </Stack>
  ),
})
