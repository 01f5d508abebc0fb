import { Stat } from '@memberkit/primitives/stat'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A key figure and how it has changed.',
  alternatives: [
    { use: 'KeyValue', when: 'there are several facts, none of them the main one.' },
    { use: 'Chart', when: 'the trend matters more than the current value.' },
    { use: 'Meter', when: 'the value is part of a known whole: seats in use, minutes left.' },
  ],
  anatomy: [
    { part: 'Label', about: 'What is counted and for which period.' },
    { part: 'Value', about: 'The value, in tabular digits.' },
    { part: 'Change', about: 'An arrow, a tone, and text that works without them.' },
    { part: 'Sparkline', about: 'The trend so far, below.' },
  ],
  keyboard: [],
  accessibility: [
    'A list of one term with its value and change, so that the label is read with them.',
    'Arrow and colour are hidden from screen readers: the text must say the direction and the period.',
    'While loading, it is marked busy, says `loadingLabel`, and has its final size.',
  ],
  content: [
    'Say what is counted and for which period: “Cases opened in March”.',
    'A change says how much, in which direction and since when: “12% more than in February”, not “+12%”.',
    'The tone judges, the arrow doesn’t: more failures point up and are critical.',
  ],
  guidance: [
    {
      do: {
        caption: 'Say the direction in words.',
        example: (
          <Stat
            label="Cases opened in March"
            value="1,204"
            change={{ direction: 'up', text: '12% more than in February' }}
          />
        ),
      },
      dont: {
        caption: 'Leave the meaning to colour and sign.',
        example: <Stat label="Cases" value="1,204" change={{ direction: 'up', tone: 'positive', text: '+12%' }} />,
      },
    },
  ],
}
