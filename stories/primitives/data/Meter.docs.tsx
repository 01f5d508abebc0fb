import { Meter } from '@memberkit/primitives/meter'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Shows how full something is: seats in use, hours of advice used, storage.',
  alternatives: [
    { use: 'Progress', when: 'something is being done and will be finished.' },
    { use: 'Stat', when: 'there is no whole that the figure is a part of.' },
    { use: 'Chart', when: 'several parts or several wholes are compared.' },
  ],
  anatomy: [
    { part: 'Label', about: 'What is measured.' },
    { part: 'Value', about: 'How full it is, in words.' },
    { part: 'Bar', about: 'The same, drawn. With `low`, `high` and `optimum` its colour says how good the value is.' },
  ],
  keyboard: [],
  accessibility: [
    'A native `<meter>`, named by `label`; `valueText` is its value in words, shown and read out.',
    'Colour is never the only sign: say “almost full” in `valueText` too.',
    'In forced colours the bar has the colour of a selection and a border around it.',
  ],
  content: ['Part and whole in one unit: “4 of 5 in use”. Where it judges, say how: “9 of 10, almost full”.'],
  guidance: [
    {
      do: {
        says: 'Say in words what the colour means.',
        shows: <Meter label="Seats" value={9} max={10} low={5} high={8} optimum={1} valueText="9 of 10, almost full" />,
      },
      dont: {
        says: 'Use it for work under way. That is a Progress.',
        shows: <Meter label="Uploading" value={40} max={100} valueText="40%" />,
      },
    },
  ],
}
