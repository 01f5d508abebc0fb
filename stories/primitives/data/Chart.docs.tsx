import { Chart } from '@memberkit/primitives/chart'
import { cases, chartLabels } from '../sample-charts.ts'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const small = { categoryLabel: 'Month', labels: chartLabels, empty: 'No cases.', size: 'small' } as const

export const docs: ComponentDocs = {
  purpose: 'Shows how figures compare or change over time, with a table of them one press away.',
  alternatives: [
    { use: 'Stat', when: 'one figure matters, and how it changed.' },
    { use: 'Sparkline', when: 'only the trend matters, beside the present figure.' },
    { use: 'Table', when: 'people look values up, or there are more than six series.' },
    { use: 'Meter', when: 'it is one part of one whole.' },
  ],
  anatomy: [
    { part: 'Title and description', about: 'What is shown, over which time, and what to see in it.' },
    { part: 'Legend', about: 'The series with their colour and their pattern, dash or shape.' },
    { part: 'Drawing', about: 'Bars, lines or stacked bars over two axes. Its height is kept from the start.' },
    { part: 'Tooltip', about: 'All values of the category that has the focus or the pointer.' },
    {
      part: 'Table',
      about: 'The same data. Always there for screen readers; the button shows it in place of the drawing.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the button, then to the value that had the focus last; then on.' },
    { keys: 'Arrow left, Arrow right', does: 'Goes to the category before or after; mirrored from right to left.' },
    { keys: 'Arrow up, Arrow down', does: 'Goes to the series before or after.' },
    { keys: 'Home, End', does: 'Goes to the first or last category.' },
    { keys: 'Escape', does: 'Hides the tooltip.' },
  ],
  accessibility: [
    'A figure named by its title, with a real table of the data in it all the time, from the server on.',
    'Each value is an image that says category, series and value when the focus comes to it.',
    'No series is told by colour alone: bars have patterns, lines have dashes and shapes. In forced colours all are drawn in the colour of text.',
    'A missing value is drawn as a cross and read as `labels.missing`, never as zero.',
  ],
  content: [
    'The title says what is counted, by what and when: “Cases opened and closed in 2025”.',
    'The description says what to see: “More were closed than opened since September.”',
    'A `tone` is for series that are good or bad by themselves, such as overdue. Leave it out for all others.',
  ],
  guidance: [
    {
      do: {
        says: 'Compare two or three series over time.',
        shows: <Chart {...cases} size="small" kind="line" />,
      },
      dont: {
        says: 'Draw a chart of two numbers: a sentence says it better.',
        shows: (
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
