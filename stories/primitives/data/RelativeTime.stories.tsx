import { LocaleProvider } from '@memberkit/primitives/locale'
import { RelativeTime } from '@memberkit/primitives/relative-time'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { atMoment } from '../at-moment.ts'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './RelativeTime.docs.tsx'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const before = (distance: number) => new Date(Date.now() - distance).toISOString()

const meta = preview.meta({
  title: 'Primitives/Data/RelativeTime',
  component: RelativeTime,
  parameters: { docs: docsOf(docs) },
  beforeEach: atMoment('2026-03-08T12:00:00Z'),
  args: { instant: '' },
  argTypes: { instant: { control: false } },
  render: (args) => <RelativeTime {...args} instant={args.instant || before(3 * hour)} />,
})

/** The exact time is there for keys, pointer and finger. */
export const Exact = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(await canvas.findByRole('tooltip')).toBeVisible()
  },
})

export const Distances = meta.story({
  render: () => (
    <Shelf>
      <Shelf.Row label="past">
        {[0, 4 * minute, 3 * hour, day, 6 * day, 8 * day].map((distance) => (
          <RelativeTime key={distance} instant={before(distance)} />
        ))}
      </Shelf.Row>
      <Shelf.Row label="future">
        {[4 * minute, 3 * hour, 2 * day, 8 * day].map((distance) => (
          <RelativeTime key={distance} instant={before(-distance - minute / 2)} />
        ))}
      </Shelf.Row>
      <Shelf.Row label="with a title">
        <RelativeTime instant={before(3 * hour)} exact="title" />
      </Shelf.Row>
      <Shelf.Row label="missing">
        <RelativeTime instant={null} placeholder="Never" />
      </Shelf.Row>
    </Shelf>
  ),
})

export const Locales = meta.story({
  render: () => (
    <Shelf>
      {['en-US', 'en-CA', 'fr-CA', 'es-US'].map((locale) => (
        <LocaleProvider key={locale} locale={locale}>
          <Shelf.Row label={locale}>
            {[4 * minute, 3 * hour, day, 6 * day].map((distance) => (
              <RelativeTime key={distance} instant={before(distance)} />
            ))}
          </Shelf.Row>
        </LocaleProvider>
      ))}
    </Shelf>
  ),
})

/** Room is kept for the widest that it can become, so what stands beside it never moves. */
export const KeepsItsWidth = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <Shelf>
      {[0, 4 * minute, 23 * hour, 6 * day].map((distance) => (
        <span key={distance}>
          <RelativeTime instant={before(distance)} /> Ada Example
        </span>
      ))}
    </Shelf>
  ),
})

export const RightToLeft = meta.story({ decorators: [rightToLeft] })
