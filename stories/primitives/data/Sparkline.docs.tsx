import { Sparkline } from '@memberkit/primitives/sparkline'
import { Stat } from '@memberkit/primitives/stat'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const words = { label: 'Cases a month', headers: { label: 'Month', value: 'Cases' }, missingLabel: 'No data' }
const points = [3, 5, 4, 7, 8, 7, 10].map((value, at) => ({ label: `Month ${at + 1}`, value }))

export const docs: ComponentDocs = {
  purpose: 'The trend of one figure in little room, without axes, beside the figure itself.',
  alternatives: [
    { use: 'Chart', when: 'values must be read off, or several series compared.' },
    { use: 'Stat', when: 'the figure and how it changed is enough: it has a place for a sparkline, too.' },
  ],
  anatomy: [
    { part: 'Line', about: 'From the least to the most of its values; a gap where a value is not known.' },
    { part: 'End', about: 'A dot at the last value that is known.' },
    { part: 'Zero', about: 'A dotted line, where values lie on both sides of it.' },
    { part: 'Table', about: 'The values, for screen readers.' },
  ],
  keyboard: [],
  accessibility: [
    'The drawing is hidden from screen readers; in its place they find a table with all values, named by `label`.',
    'Where text runs from right to left, so does time.',
    'It is drawn on the server, without any code to load.',
  ],
  content: ['Put the present value in words beside it: nobody can read it off.'],
  guidance: [
    {
      do: {
        says: 'Show it with the present figure.',
        shows: <Stat label="Cases in July" value="10" sparkline={<Sparkline {...words} points={points} />} />,
      },
      dont: {
        says: 'Let it stand alone: it says neither how much nor of what.',
        shows: <Sparkline {...words} points={points} />,
      },
    },
  ],
}
