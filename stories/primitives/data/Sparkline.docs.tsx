import { Sparkline } from '@memberkit/primitives/sparkline'
import { Stat } from '@memberkit/primitives/stat'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const words = { label: 'Cases a month', headers: { label: 'Month', value: 'Cases' }, missingLabel: 'No data' }
const points = [3, 5, 4, 7, 8, 7, 10].map((value, at) => ({ label: `Month ${at + 1}`, value }))

export const docs: ComponentDocs = {
  purpose: 'The trend of one value in a small space, without axes, beside the value itself.',
  alternatives: [
    { use: 'Chart', when: 'people need to read values, or compare series.' },
    { use: 'Stat', when: 'the value and its change are enough; Stat has a place for a sparkline, too.' },
  ],
  anatomy: [
    { part: 'Line', about: 'From the lowest to the highest value; a gap for a missing value.' },
    { part: 'End', about: 'A dot at the last known value.' },
    { part: 'Zero', about: 'A dotted line, if there are values on both sides of it.' },
    { part: 'Table', about: 'The values, for screen readers.' },
  ],
  keyboard: [],
  accessibility: [
    'Hidden from screen readers, which get a table of all values, named by `label`.',
    'In right-to-left text, time runs from right to left, too.',
    'Drawn on the server; loads no code.',
  ],
  content: ['Show the current value in words beside it: people can’t read it from the line.'],
  guidance: [
    {
      do: {
        caption: 'Show it with the current value.',
        example: <Stat label="Cases in July" value="10" sparkline={<Sparkline {...words} points={points} />} />,
      },
      dont: {
        caption: 'Show it alone: it says neither how much nor of what.',
        example: <Sparkline {...words} points={points} />,
      },
    },
  ],
}
