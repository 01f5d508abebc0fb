import { Sparkline } from '@memberkit/primitives/sparkline'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { months } from '../sample-figures.ts'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Sparkline.docs.tsx'

const pointsOf = (values: readonly (number | null)[]) => values.map((value, at) => ({ label: months[at]!, value }))

const meta = preview.meta({
  title: 'Primitives/Data/Sparkline',
  component: Sparkline,
  parameters: { docs: docsOf(docs), containerWidth: 240 },
  args: {
    label: 'Cases of the last twelve months',
    headers: { label: 'Month', value: 'Cases' },
    missingLabel: 'No data',
    points: pointsOf([760, 802, 790, 861, 930, 905, 988, 1010, 1002, 1060, 1075, 1204]),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'March 2026' }).nextElementSibling).toHaveTextContent('1,204')
  },
})

const shapes = {
  'missing values': [3, 5, null, null, 6, 8, null, 7, null, 9, 10, null],
  'below and above zero': [-4, -2, -3, 1, 2, 4, 3, 5, -1, 2, 4, 6],
  'all the same': [5, 5, 5, 5],
  'one point': [5],
  'none yet': [],
}

export const Shapes = meta.story({
  parameters: { containerWidth: 480 },
  render: (args) => (
    <Shelf>
      {Object.entries(shapes).map(([label, values]) => (
        <Shelf.Row key={label} label={label}>
          <div style={{ inlineSize: 200 }}>
            <Sparkline {...args} points={pointsOf(values)} />
          </div>
        </Shelf.Row>
      ))}
    </Shelf>
  ),
})

/** Time runs along the line of text. */
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement.querySelector('svg')!).scale).toBe('-1 1')
  },
})
