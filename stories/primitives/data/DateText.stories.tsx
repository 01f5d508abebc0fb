import { DateText, PeriodText } from '@memberkit/primitives/date-text'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { Text } from '@memberkit/primitives/text'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './DateText.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Data/DateText',
  component: DateText,
  subcomponents: { PeriodText },
  args: { date: '2026-03-08' },
  argTypes: {
    date: { description: 'A day on the calendar, the same in every time zone. Either this or `instant`.' },
    instant: { control: false, description: 'A moment in ISO 8601, shown in the time zone of the LocaleProvider.' },
    precision: {
      control: 'radio',
      options: ['day', 'minute', 'time'],
      description: 'How much of a moment is written.',
    },
    relativeTo: { control: false, description: 'Today, or now: within a week of it, the text is relative.' },
  },
  parameters: { docs: docsOf(docs) },
})

export const Default = meta.story()

const locales = ['en-US', 'en-CA', 'fr-CA', 'es-US']

export const Locales = meta.story({
  render: () => (
    <Shelf>
      {locales.map((locale) => (
        <LocaleProvider key={locale} locale={locale} timeZone="America/Toronto">
          <Shelf.Row label={`${locale}, day`}>
            <DateText date="2026-03-08" />
            <DateText date="2026-03-08" format="long" />
            <DateText date="2026-03-08" format="full" />
          </Shelf.Row>
          <Shelf.Row label={`${locale}, moment`}>
            <DateText instant="2026-03-08T02:30:00Z" />
            <DateText instant="2026-03-08T02:30:00Z" format="long" precision="day" />
            <DateText instant="2026-03-08T02:30:00Z" precision="time" />
          </Shelf.Row>
          <Shelf.Row label={`${locale}, period`}>
            <PeriodText start="2026-03-08" end="2026-04-07" />
            <PeriodText start="2026-03-01" end="2026-03-31" format="long" />
            <PeriodText start="2026-12-08" end="2027-01-07" />
          </Shelf.Row>
        </LocaleProvider>
      ))}
    </Shelf>
  ),
})

const today = '2026-03-08'
const now = '2026-03-08T12:00:00Z'

export const Relative = meta.story({
  render: () => (
    <Shelf>
      <Shelf.Row label="days">
        {['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-14', '2026-03-15'].map((date) => (
          <DateText key={date} date={date} relativeTo={today} />
        ))}
      </Shelf.Row>
      <Shelf.Row label="moments">
        {['2026-03-08T11:59:30Z', '2026-03-08T11:15:00Z', '2026-03-08T09:00:00Z', '2026-03-01T09:00:00Z'].map(
          (instant) => (
            <DateText key={instant} instant={instant} relativeTo={now} />
          ),
        )}
      </Shelf.Row>
    </Shelf>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('yesterday')).toHaveAttribute('title', 'Saturday, March 7, 2026')
    await expect(canvas.getByText('3 hours ago')).toHaveAttribute('title', 'Sunday, March 8, 2026 at 9:00 AM UTC')
  },
})

export const Missing = meta.story({
  render: () => (
    <Shelf>
      <Shelf.Row label="missing">
        <DateText date={undefined} placeholder="Not yet known" />
        <PeriodText start={undefined} end={undefined} placeholder="No period" />
      </Shelf.Row>
      <Shelf.Row label="open end">
        <PeriodText start="2026-03-08" end={undefined} />
      </Shelf.Row>
      <Shelf.Row label="no such day">
        <DateText date="2026-02-30" />
      </Shelf.Row>
    </Shelf>
  ),
})

/** A short date is never broken, a long one and a period are. */
export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <LocaleProvider locale="fr-CA" timeZone="America/Toronto">
      <Text as="p">
        Le prochain prélèvement préautorisé aura lieu le <DateText date="2026-09-08" format="full" />, pour la période
        du <PeriodText start="2026-09-08" end="2026-10-07" format="long" />, d’après le relevé du{' '}
        <DateText instant="2026-08-08T14:30:00Z" />.
      </Text>
    </LocaleProvider>
  ),
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => (
    <LocaleProvider locale="ar-EG">
      <Text as="p">
        <DateText date="2026-03-08" format="full" />, <PeriodText start="2026-03-08" end="2026-04-07" />
      </Text>
    </LocaleProvider>
  ),
})
