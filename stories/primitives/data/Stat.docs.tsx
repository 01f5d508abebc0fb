import { Stat } from '@memberkit/primitives/stat'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'One figure that people look for first, with how it has changed.',
  alternatives: [
    { use: 'KeyValue', when: 'there are several facts of one thing, and none is the main one.' },
    { use: 'Chart', when: 'the trend matters more than the present figure.' },
    { use: 'Meter', when: 'the figure is a part of a known whole: seats in use, minutes left.' },
  ],
  anatomy: [
    { part: 'Label', about: 'What is counted, and over which time.' },
    { part: 'Value', about: 'The figure, in digits of one width.' },
    { part: 'Change', about: 'An arrow, a tone and words that say the same without them.' },
    { part: 'Sparkline', about: 'The trend up to now, below.' },
  ],
  keyboard: [],
  accessibility: [
    'A list of one term with its figure and its change, so that the label is read with them.',
    'Arrow and colour are hidden from screen readers: the words must say which way and since when.',
    'While loading it is marked busy, says `loadingLabel`, and has the size of what comes.',
  ],
  content: [
    'Say what is counted and over which time: “Cases opened in March”.',
    'A change says how much, which way and since when: “12% more than in February”. “+12%” says neither.',
    'The tone judges, the arrow does not: more failures go up and are critical.',
  ],
  guidance: [
    {
      do: {
        says: 'Say which way in words.',
        shows: (
          <Stat
            label="Cases opened in March"
            value="1,204"
            change={{ direction: 'up', text: '12% more than in February' }}
          />
        ),
      },
      dont: {
        says: 'Leave the meaning to colour and sign.',
        shows: <Stat label="Cases" value="1,204" change={{ direction: 'up', tone: 'positive', text: '+12%' }} />,
      },
    },
  ],
}
