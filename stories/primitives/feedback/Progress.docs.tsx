import { Progress } from '@memberkit/primitives/progress'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Shows how much of a task is done: an upload, an enrollment, an invoice paid in parts.',
  alternatives: [
    { use: 'Meter', when: 'it shows how full something is, which may go up and down.' },
    { use: 'Stepper', when: 'people go through named steps.' },
    { use: 'Spinner', when: 'it takes a moment of unknown length.' },
    { use: 'Skeleton', when: 'content is loading.' },
  ],
  anatomy: [
    { part: 'Label', about: 'What is being done.' },
    { part: 'Value', about: 'How much is done, in words.' },
    { part: 'Bar', about: 'The same as a bar. Without a value, it is indeterminate.' },
  ],
  keyboard: [],
  accessibility: [
    'A native `<progress>`, named by `label`; `valueText` is its value in words, shown and announced.',
    'With `isLabelHidden` the label is still its name.',
    'Progress isn’t announced while it changes. Announce the end with `announce`.',
    'Without a value, the bar moves; with reduced motion, it rests in the middle.',
  ],
  content: [
    'Use a unit that people know: “$20.00 of $49.90”, not “40%”.',
    'A tone judges: `caution` for late, `critical` for stopped. Say so in the value as well.',
  ],
  guidance: [
    {
      do: {
        caption: 'Use a unit that people know.',
        example: <Progress label="Documents uploaded" value={3} max={5} valueText="3 of 5" />,
      },
      dont: {
        caption: 'Use only colour to say that it has stopped.',
        example: <Progress label="Documents uploaded" value={3} max={5} tone="critical" valueText="60%" />,
      },
    },
  ],
}
