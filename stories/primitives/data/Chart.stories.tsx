import { Grid, Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { Chart, chartKinds, chartSizes } from '@memberkit/primitives/chart'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { billing, cases, days, french } from '../sample-charts.ts'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Chart.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Data/Chart',
  component: Chart,
  parameters: { docs: docsOf(docs) },
  args: cases,
})

interface Canvas {
  findAllByRole(role: 'img', by: { name: string | RegExp }): Promise<HTMLElement[]>
}

/** The drawing is loaded first. */
const drawn = (canvas: Canvas, name: string | RegExp) => canvas.findAllByRole('img', { name })

/** Moved through with the keyboard. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const [first] = await drawn(canvas, 'Jan, Opened, 82')
    await userEvent.tab()
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(canvas.getByRole('img', { name: 'Feb, Closed, 78' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('img', { name: 'Dec, Closed, 98' })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
  },
})

/** Pointed at: the values of the whole category. */
export const Pointer = meta.story({
  args: { ...cases, kind: 'line' },
  play: async ({ canvas }) => {
    const [august] = await drawn(canvas, 'Aug, Closed, 86')
    await userEvent.click(august!)
    await expect(canvas.getByRole('img', { name: 'Aug, Closed, 86' })).toHaveFocus()
  },
})

export const Kinds = meta.story({
  parameters: { pictures: { widths: [360] } },
  render: () => (
    <Stack gap="lg">
      {chartKinds.map((kind) => (
        <Card key={kind}>
          <Chart {...cases} kind={kind} title={`${cases.title}: ${kind}`} />
        </Card>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await drawn(canvas, 'Dec, Closed, 98')).toHaveLength(chartKinds.length)
  },
})

/** Colours that judge, for series that are good or bad by themselves; amounts as the locale writes them. */
export const Tones = meta.story({
  args: billing,
  play: async ({ canvas }) => {
    await drawn(canvas, 'Dec, Overdue, $2,800')
  },
})

const six = Array.from({ length: 6 }, (_, at) => ({
  id: `${at}`,
  label: `Plan ${at + 1}`,
  values: [8 + 3 * at, 12 + 2 * at, 9 + 4 * at, 14 + at],
}))

/** As many as can be told apart: without colour, too. */
export const SixSeries = meta.story({
  render: () => (
    <Grid columns={2} columnSize="lg">
      {(['line', 'stacked'] as const).map((kind) => (
        <Chart
          key={kind}
          {...cases}
          kind={kind}
          title={`Members by plan: ${kind}`}
          description={undefined}
          categories={['Spring', 'Summer', 'Autumn', 'Winter']}
          categoryFormat={undefined}
          series={six}
        />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await drawn(canvas, 'Winter, Plan 6, 19')
  },
})

const changes = { ...cases, description: undefined, size: 'small' } as const
const one = (values: readonly (number | null)[]) => [{ id: 'cases', label: 'Cases', values }]
const months = cases.categories.slice(0, 6)

/** What data may be like: missing, negative, one, none, not there yet. */
export const Values = meta.story({
  render: () => (
    <Grid columns={2} columnSize="md">
      <Chart {...changes} title="Missing" categories={months} series={one([4, null, 7, 3, null, 5])} />
      <Chart {...changes} kind="line" title="Missing" categories={months} series={one([4, null, 7, 3, null, 5])} />
      <Chart
        {...changes}
        kind="stacked"
        title="Below and above zero"
        categories={months}
        series={[
          { id: 'in', label: 'Joined', values: [30, 24, 28, 41, 22, 35] },
          { id: 'out', label: 'Left', values: [-12, -18, -9, -22, -30, -11] },
        ]}
      />
      <Chart {...changes} kind="line" title="One point" categories={months.slice(0, 1)} series={one([7])} />
      <Chart {...changes} title="One bar, and zero" categories={months.slice(0, 2)} series={one([7, 0])} />
      <Chart {...changes} title="None" categories={months} series={one([null])} />
      <Chart {...changes} title="On its way" categories={months} series={one([])} isLoading />
      <Chart
        {...changes}
        title="Categories in words"
        categories={['Family law', 'Wills and estates', 'Housing', 'Identity theft']}
        series={one([42, 18, 27, 9])}
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await drawn(canvas, 'Housing, Cases, 27')
    await expect(canvas.getAllByRole('img', { name: 'Feb, Cases, No data' })).toHaveLength(2)
  },
})

/** More points than there is room for names and shapes. */
export const ManyPoints = meta.story({
  args: days,
  play: async ({ canvas }) => {
    await drawn(canvas, /^Mar 31, People/)
  },
})

export const AsTable = meta.story({
  parameters: { pictures: { widths: [360] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('table')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '82' })).toBeVisible()
  },
})

export const Sizes = meta.story({
  render: () => (
    <Grid columns={3} columnSize="md">
      {chartSizes.map((size) => (
        <Chart key={size} {...cases} size={size} title={size} description={undefined} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await drawn(canvas, 'Dec, Closed, 98')
  },
})

/** In 320 px every third month is named; the others are in the tooltip and in the table. */
export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <LocaleProvider locale="fr-CA">
      <Stack gap="lg">
        <Chart {...french} />
        <Chart {...french} kind="line" />
      </Stack>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    const marks = await drawn(canvas, /^décembre, Consultations terminées/)
    await userEvent.click(marks[0]!)
  },
})

/** Time runs from right to left, the values stand at the right. */
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const [first] = await drawn(canvas, 'Jan, Opened, 82')
    const [last] = await drawn(canvas, 'Dec, Closed, 98')
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(last!.getBoundingClientRect().left)
  },
})
