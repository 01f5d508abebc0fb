import { Progress } from '@memberkit/primitives/progress'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Shows how far something has come: an upload, an enrolment, an invoice that is paid in parts.',
  alternatives: [
    { use: 'Meter', when: 'it is about how full something is, and it may go up and down.' },
    { use: 'Stepper', when: 'there are steps with names that people go through.' },
    { use: 'Spinner', when: 'it takes a moment and nobody knows how long.' },
    { use: 'Skeleton', when: 'content is on its way.' },
  ],
  anatomy: [
    { part: 'Label', about: 'What is being done.' },
    { part: 'Value', about: 'How much is done, in words.' },
    { part: 'Bar', about: 'The same for the eye. Without a value it says “under way”.' },
  ],
  keyboard: [],
  accessibility: [
    'A native `<progress>`, named by `label`; `valueText` is its value in words, shown and read out.',
    'With `isLabelHidden` the label is still its name.',
    'Progress is not announced while it moves. Announce the end with `announce`.',
    'Without a value the bar moves; under reduced motion it stands still in the middle.',
  ],
  content: [
    'Say how much is done in a unit that people know: “$20.00 of $49.90”, not “40%”.',
    'A tone judges: `caution` for late, `critical` for stopped. Say it in the value as well.',
  ],
  guidance: [
    {
      do: {
        says: 'Count in what people know.',
        shows: <Progress label="Documents uploaded" value={3} max={5} valueText="3 of 5" />,
      },
      dont: {
        says: 'Say by colour alone that it has stopped.',
        shows: <Progress label="Documents uploaded" value={3} max={5} tone="critical" valueText="60%" />,
      },
    },
  ],
}
