import { DateText, PeriodText } from '@memberkit/primitives/date-text'
import { Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A date, time or period in the format of the reader’s locale.',
  alternatives: [
    { use: 'RelativeTime', when: 'it should update while it is on screen: “3 minutes ago”.' },
    { use: 'DateField', when: 'people type a date.' },
    { use: 'DatePicker', when: 'people choose a date from a calendar.' },
  ],
  anatomy: [
    { part: 'DateText with date', about: 'A calendar date: the same in every time zone.' },
    { part: 'DateText with instant', about: 'A point in time, in the LocaleProvider’s time zone.' },
    { part: 'PeriodText', about: 'A date range that doesn’t repeat month or year.' },
  ],
  keyboard: [],
  accessibility: [
    'A `<time>` with a machine-readable date; a relative one has the full date as its title.',
    'The caller passes the current time, so that server and browser render the same text.',
  ],
  content: [
    'Months are words, because 8/3 can mean two dates.',
    'Use relative dates only within a week, and never alone where the exact date matters, such as a due date.',
    'Use words for a missing date: “Not yet known”.',
  ],
  guidance: [
    {
      do: {
        caption: 'Show the date on which money moves.',
        example: (
          <Text>
            Charged on <DateText date="2026-04-07" format="long" />
          </Text>
        ),
      },
      dont: {
        caption: 'Make people calculate the date.',
        example: (
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
