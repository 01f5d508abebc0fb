import { DateText, PeriodText } from '@memberkit/primitives/date-text'
import { Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A day, a moment or a period, written by the rules of the reader’s locale.',
  alternatives: [
    { use: 'RelativeTime', when: 'it should go on counting while it is looked at: “3 minutes ago”.' },
    { use: 'DateField', when: 'the day is typed.' },
    { use: 'DatePicker', when: 'the day is chosen.' },
  ],
  anatomy: [
    { part: 'DateText with date', about: 'A day on the calendar: the same day in every time zone.' },
    { part: 'DateText with instant', about: 'A moment, in the time zone of the LocaleProvider.' },
    { part: 'PeriodText', about: 'From one day to another, saying no month and no year twice.' },
  ],
  keyboard: [],
  accessibility: [
    'A `<time>` with the date a machine reads; a relative one has the full date as its title.',
    'The present moment comes from the caller, so that server and browser write the same.',
  ],
  content: [
    'The month is a word, because 8/3 is two different days.',
    'Relative only within a week, and never alone where the day decides something, such as when a payment is due.',
    'A date that is missing is words: “Not yet known”.',
  ],
  guidance: [
    {
      do: {
        says: 'Write the day on which money moves.',
        shows: (
          <Text>
            Charged on <DateText date="2026-04-07" format="long" />
          </Text>
        ),
      },
      dont: {
        says: 'Leave people to work the day out.',
        shows: (
          <Stack gap="xs">
            <Text>
              Charged <DateText date="2026-04-07" relativeTo="2026-04-04" />
            </Text>
            <PeriodText start="2026-04-07" end={undefined} />
          </Stack>
        ),
      },
    },
  ],
}
