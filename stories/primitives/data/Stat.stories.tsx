import { Grid } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { Money } from '@memberkit/primitives/money'
import { Sparkline } from '@memberkit/primitives/sparkline'
import { Stat } from '@memberkit/primitives/stat'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { months } from '../sample-figures.ts'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './Stat.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Data/Stat',
  component: Stat,
  parameters: { docs: docsOf(docs) },
  args: {
    label: 'Cases opened in March',
    value: '1,204',
    change: { direction: 'up' as const, text: '12% more than in February' },
  },
  argTypes: {
    isLoading: { description: 'Skeletons of the size of what comes; needs `loadingLabel` and `sample`.' },
    loadingLabel: { description: 'Read out in place of what is on its way.' },
    sample: { description: 'Text of the size that is expected: of the value and, to keep its line, of the change.' },
  },
})

export const Default = meta.story({})

const course = (values: readonly (number | null)[]) => (
  <Sparkline
    label="Course of the last twelve months"
    headers={{ label: 'Month', value: 'Count' }}
    missingLabel="No data"
    points={values.map((value, at) => ({ label: months[at]!, value }))}
  />
)

const stats = (
  <Grid columns={4}>
    <Card>
      <Stat
        label="Cases opened in March"
        value="1,204"
        change={{ direction: 'up', text: '12% more than in February' }}
        sparkline={course([760, 802, 790, 861, 930, 905, 988, 1010, 1002, 1060, 1075, 1204])}
      />
    </Card>
    <Card>
      <Stat
        label="Paid on time"
        value="98.2%"
        change={{ direction: 'up', tone: 'positive', text: '0.4 points more than in February' }}
        sparkline={course([96.1, 96.4, null, null, 97, 97.2, 97.1, 97.4, 97.6, 97.7, 97.8, 98.2])}
      />
    </Card>
    <Card>
      <Stat
        label="Refused payments"
        value="37"
        change={{ direction: 'up', tone: 'critical', text: '9 more than in February' }}
        sparkline={course([20, 24, 22, 26, 21, 25, 29, 27, 26, 30, 28, 37])}
      />
    </Card>
    <Card>
      <Stat
        label="Still to be paid"
        value={<Money amount="48210.50" currency="USD" />}
        change={{ direction: 'level', text: 'Same as in February' }}
        sparkline={course([48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48])}
      />
    </Card>
  </Grid>
)

export const InARow = meta.story({ parameters: { pictures: { widths: [360] } }, render: () => stats })

/** On their way, beside what comes: not a pixel moves. */
export const Loading = meta.story({
  render: () => (
    <Grid columns={2} columnSize="sm">
      {[true, false].map((isLoading) => (
        <Card key={String(isLoading)} data-testid={isLoading ? 'waiting' : 'there'}>
          <Stat
            label="Cases opened in March"
            value="1,204"
            change={{ direction: 'up', tone: 'positive', text: '12% more than in February' }}
            isLoading={isLoading}
            loadingLabel="Loading"
            sample={{ value: '1,204', change: '12% more than in February' }}
            sparkline={course(isLoading ? [] : [3, 4, 2, 6, 7, 5, 8, 9, 8, 10, 9, 12])}
          />
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [waiting, there] = ['waiting', 'there'].map((id) => canvas.getByTestId(id).getBoundingClientRect())
    await expect(waiting?.height).toBe(there?.height)
  },
})

export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <Card>
      <Stat
        label="Consultations juridiques demandées par les titulaires en septembre"
        value="1 234 567,89 $"
        change={{
          direction: 'down',
          tone: 'caution',
          text: '12% de moins que durant le mois correspondant de l’exercice précédent',
        }}
      />
    </Card>
  ),
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], render: () => stats })

export const Compact = meta.story({ decorators: [compact], render: () => stats })
