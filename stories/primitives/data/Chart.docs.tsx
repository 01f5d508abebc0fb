import { Chart } from '@memberkit/primitives/chart'
import { cases, chartLabels } from '../sample-charts.ts'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const small = { categoryLabel: 'Month', labels: chartLabels, empty: 'No cases.', size: 'small' } as const

export const docs: ComponentDocs = {
  purpose: 'Shows how values compare or change over time, with a table of the data one press away.',
  alternatives: [
    { use: 'Stat', when: 'one value and its change matter.' },
    { use: 'Sparkline', when: 'only the trend matters, beside the current value.' },
    { use: 'Table', when: 'people look values up, or there are more than six series.' },
    { use: 'Meter', when: 'it shows one part of a whole.' },
  ],
  anatomy: [
    { part: 'Title and description', about: 'What is shown, for which period, and the main finding.' },
    { part: 'Legend', about: 'The series with their colours and patterns, dashes or shapes.' },
    { part: 'Drawing', about: 'Bars, lines or stacked bars on two axes. Its height is reserved from the start.' },
    { part: 'Tooltip', about: 'All values of the focused or hovered category.' },
    {
      part: 'Table',
      about: 'The same data. Always available to screen readers; the button shows it instead of the drawing.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button, then to the last focused value, then on.' },
    {
      keys: 'Arrow left, Arrow right',
      does: 'Moves to the previous or next category; mirrored in right-to-left text.',
    },
    { keys: 'Arrow up, Arrow down', does: 'Moves to the previous or next series.' },
    { keys: 'Home, End', does: 'Moves to the first or last category.' },
    { keys: 'Escape', does: 'Hides the tooltip.' },
  ],
  accessibility: [
    'A figure named by its title, always with a real table of its data, also when rendered on a server.',
    'Each value is an image whose name says category, series and value.',
    'Series never differ by colour alone: bars have patterns, lines have dashes and shapes. In forced colours, all have the text colour.',
    'A missing value is drawn as a cross and read as `labels.missing`, never as zero.',
  ],
  content: [
    'The title says what is counted, how and when: “Cases opened and closed in 2025”.',
    'The description states the finding: “More were closed than opened since September.”',
    'Set `tone` only for series that are good or bad in themselves, such as overdue.',
  ],
  guidance: [
    {
      do: {
        caption: 'Compare two or three series over time.',
        example: <Chart {...cases} size="small" kind="line" />,
      },
      dont: {
        caption: 'Draw a chart of two numbers: use a sentence.',
        example: (
          <Chart
            {...small}
            kind="bar"
            title="Cases"
            categories={['Opened', 'Closed']}
            series={[{ id: 'cases', label: 'Cases', values: [82, 70] }]}
          />
        ),
      },
    },
  ],
}
