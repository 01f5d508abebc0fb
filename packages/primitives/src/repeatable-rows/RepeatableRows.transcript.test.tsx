import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LiveRegion } from '../live/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { TextField } from '../text-field/index.ts'
import { RepeatableRows } from './index.ts'

test('screen reader output of adding, moving and removing rows', async () => {
  await render(
    <>
      <LiveRegion />
      <RepeatableRows
        label="People"
        defaultValue={['Ada', 'Björn']}
        rowKey={(name) => name}
        rowLabel={(number) => `Person ${number}`}
        newRow={() => 'Chloé'}
        isReorderable
        labels={{
          add: 'Add a person',
          remove: (row) => `Remove ${row}`,
          removed: (row) => `${row} removed.`,
          undo: 'Undo',
          moveUp: (row) => `Move ${row} up`,
          moveDown: (row) => `Move ${row} down`,
          moved: (row, position, count) => `${row} is now ${position} of ${count}.`,
        }}
      >
        {({ row }) => <TextField label="Name" defaultValue={row} />}
      </RepeatableRows>
    </>,
  )
  const presses = ['{Tab}', '{Tab}', '{Tab}', '{Enter}', '{Tab}', '{Enter}', '{Tab}', '{Tab}', '{Tab}', '{Tab}']
  expect(await transcriptOf([...presses, '{Enter}'])).toEqual([
    ['{Tab}', 'textbox, Name, Ada'],
    ['{Tab}', 'button, Move Person 1 up, disabled'],
    ['{Tab}', 'button, Move Person 1 down'],
    ['{Enter}', 'button, Move Person 2 down, disabled', 'polite: Person 1 is now 2 of 2.'],
    ['{Tab}', 'button, Remove Person 2'],
    ['{Enter}', 'group, Person 1', 'polite: Person 2 removed.'],
    ['{Tab}', 'textbox, Name, Björn'],
    ['{Tab}', 'button, Remove Person 1'],
    ['{Tab}', 'button, Undo'],
    ['{Tab}', 'button, Add a person'],
    ['{Enter}', 'textbox, Name, Chloé'],
  ])
})
