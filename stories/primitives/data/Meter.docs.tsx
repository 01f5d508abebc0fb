import { Meter } from '@memberkit/primitives/meter'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Shows how full something is: seats in use, advice hours used, storage.',
  alternatives: [
    { use: 'Progress', when: 'work is in progress and will finish.' },
    { use: 'Stat', when: 'the value isn’t part of a whole.' },
    { use: 'Chart', when: 'several parts or several wholes are compared.' },
  ],
  anatomy: [
    { part: 'Label', about: 'What is measured.' },
    { part: 'Value', about: 'The value in words.' },
    {
      part: 'Bar',
      about: 'The value as a bar. With `low`, `high` and `optimum`, its colour says how good the value is.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A native `<meter>`, named by `label`; `valueText` is its value in words, shown and announced.',
    'Never rely on colour: say “almost full” in `valueText`, too.',
    'In forced colours, the bar has the selection colour and a border.',
  ],
  content: [
    'Use one unit for part and whole: “4 of 5 in use”. If the bar judges the value, say so: “9 of 10, almost full”.',
  ],
  guidance: [
    {
      do: {
        caption: 'Say in words what the colour means.',
        example: (
          <Meter label="Seats" value={9} max={10} low={5} high={8} optimum={1} valueText="9 of 10, almost full" />
        ),
      },
      dont: {
        caption: 'Use it for work in progress: that needs a Progress.',
        example: <Meter label="Uploading" value={40} max={100} valueText="40%" />,
      },
    },
  ],
}
