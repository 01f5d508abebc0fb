import '@memberkit/tokens/styles.css'
import { type ReactElement, StrictMode } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AddressFields } from '../address-fields/index.ts'
import { CodeField } from '../code-field/index.ts'
import { DateField } from '../date-field/index.ts'
import { DateRangePicker } from '../date-range-picker/index.ts'
import { MoneyField } from '../money-field/index.ts'
import { NationalIdField } from '../national-id-field/index.ts'
import { NumberField } from '../number-field/index.ts'
import { PhoneField } from '../phone-field/index.ts'
import { RepeatableRows } from '../repeatable-rows/index.ts'
import { TagGroup } from '../tag-group/index.ts'
import { TextArea, TextField } from '../text-field/index.ts'
import { TimeField } from '../time-field/index.ts'
import { closedWeek, WeeklyHours } from '../weekly-hours/index.ts'

const form = () => document.querySelector('form')!
const inputs = () => [
  ...form().querySelectorAll<HTMLInputElement>('input:not([type]), textarea, [type=text], [type=tel]'),
]
const button = (name: string) => page.getByRole('button', { name })

/** All that a form sends, and all that is seen in it. */
const state = () => ({
  sent: [...new FormData(form())],
  seen: [...form().querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea, select')].map(
    ({ type, value, checked, validationMessage }) => [type, value, checked, validationMessage],
  ),
  pressed: [...form().querySelectorAll('[aria-pressed]')].map(({ ariaPressed }) => ariaPressed),
  words: form().textContent,
})

/** Changes every text, and leaves the last. */
async function type() {
  for (const input of inputs()) await userEvent.fill(input, '7')
  await userEvent.tab()
}

const parseError = 'Cannot be read.'
const dates = { incomplete: 'Incomplete.', impossible: 'Impossible.', tooEarly: 'Early.', tooLate: 'Late.' }
const period = {
  labels: {
    open: 'Calendar',
    start: 'First',
    end: 'Last',
    chooseStart: 'First?',
    chooseEnd: 'Last?',
    previousMonth: 'Back',
    nextMonth: 'On',
  },
  messages: { ...dates, oneMissing: 'Both.', endBeforeStart: 'Ends early.' },
}
const parts = {
  country: 'Country',
  line1: 'Street',
  line2: 'Apartment',
  city: 'City',
  region: 'Region',
  postalCode: 'Code',
} as const
const address = { label: 'Address', labels: parts, name: 'address' }
const span = { start: '09:00', end: '17:00' }

const fields: Record<string, [field: ReactElement, change?: () => Promise<void>]> = {
  MoneyField: [
    <MoneyField key="0" label="Fee" currency="USD" parseError={parseError} name="fee" defaultValue="5.00" />,
  ],
  'controlled MoneyField': [
    <MoneyField key="0" label="Fee" currency="USD" parseError={parseError} name="fee" value="5.00" />,
    () => userEvent.fill(inputs()[0]!, 'five'),
  ],
  NumberField: [
    <NumberField key="0" label="Count" parseError={parseError} rangeError="Too many" max={5} name="count" />,
  ],
  PhoneField: [
    <PhoneField
      key="0"
      label="Phone"
      countryLabel="Country"
      countries={[
        { code: 'CA', name: 'Canada', callingCode: '1' },
        { code: 'FR', name: 'France', callingCode: '33' },
      ]}
      invalidError={parseError}
      name="phone"
    />,
    async () => {
      await page.getByRole('combobox').selectOptions('France (+33)')
      await type()
    },
  ],
  NationalIdField: [
    <NationalIdField
      key="0"
      label="Number"
      format="###-###"
      labels={{ show: 'Show', hide: 'Hide', shown: 'Shown', hidden: 'Hidden' }}
      invalidError={parseError}
      name="number"
      defaultValue="123456"
    />,
  ],
  CodeField: [<CodeField key="0" label="Code" name="code" />],
  TextArea: [<TextArea key="0" label="Why" characterLimit={0} countLabel={(left) => `${left} left`} name="why" />],
  DateField: [<DateField key="0" label="Born" messages={dates} name="born" defaultValue="2001-02-03" />],
  DateRangePicker: [
    <DateRangePicker
      key="0"
      {...period}
      label="Period"
      startName="from"
      endName="to"
      defaultValue={{ start: '2026-03-08', end: '2026-03-12' }}
    />,
  ],
  TimeField: [
    <TimeField
      key="0"
      label="Opens"
      messages={{ incomplete: 'Incomplete.', impossible: 'Impossible.' }}
      name="opens"
      defaultValue="09:30"
    />,
    async () => {
      await page.getByRole('combobox').selectOptions('PM')
      await type()
    },
  ],
  AddressFields: [
    <AddressFields
      key="0"
      {...address}
      countries={[
        { code: 'CA', name: 'Canada', order: ['city', 'region'], regions: [{ value: 'ON', label: 'Ontario' }] },
        { code: 'FR', name: 'France', order: ['line1', 'city'] },
      ]}
    />,
    async () => {
      await page.getByRole('combobox', { name: 'Country' }).selectOptions('France')
      await type()
    },
  ],
  TagGroup: [
    <TagGroup
      key="0"
      label="Tags"
      isSelectable
      tags={['One', 'Two'].map((label) => ({ label, value: label }))}
      name="tag"
      defaultValue={['One']}
    />,
    async () => {
      await page.getByRole('row', { name: 'One' }).click()
      await page.getByRole('row', { name: 'Two' }).click()
    },
  ],
  WeeklyHours: [
    <WeeklyHours
      key="0"
      label="Hours"
      labels={{
        closed: 'Closed',
        start: 'Opens',
        end: 'Closes',
        add: 'Add',
        addTo: (day) => `Add to ${day}`,
        removeFrom: (day) => `Remove from ${day}`,
        moreFor: (day) => `More for ${day}`,
        allDay: 'All day',
        setHours: 'Set hours',
        setHoursOn: (day) => `Set hours on ${day}`,
        copyToAll: 'To all',
        copyToWorkdays: 'To workdays',
        copyTo: 'To others',
        copied: () => '',
        midnight: 'Midnight',
        touching: 'Touching',
        merge: 'Merge',
        mergeOn: (day) => `Merge ${day}`,
        merged: () => '',
      }}
      messages={{ incomplete: 'Incomplete.', impossible: 'Impossible.', endBeforeStart: 'Early.', overlap: 'Twice.' }}
      name="hours"
      defaultValue={{ ...closedWeek, monday: [span] }}
    />,
    async () => {
      await page.getByRole('checkbox', { name: 'Tuesday' }).click()
      await type()
    },
  ],
  RepeatableRows: [
    <RepeatableRows
      key="0"
      label="People"
      defaultValue={[{ id: 'a', name: 'Ada' }]}
      rowKey={({ id }) => id}
      rowLabel={(number) => `Person ${number}`}
      newRow={() => ({ id: 'b', name: '' })}
      labels={{ add: 'Add', remove: (row) => `Remove ${row}`, removed: (row) => `${row} removed`, undo: 'Undo' }}
    >
      {({ row, update }) => (
        <TextField label="Name" name="person" value={row.name} onChange={(name) => update({ ...row, name })} />
      )}
    </RepeatableRows>,
    async () => {
      await button('Add').click()
      await button('Remove Person 1').click()
      await type()
    },
  ],
}

test.each(Object.entries(fields))('a form reset restores %s', async (_, [field, change = type]) => {
  await render(
    <StrictMode>
      <form>
        {field}
        <button type="reset">Reset</button>
      </form>
    </StrictMode>,
  )
  const before = state()
  await change()
  await expect.poll(state).not.toEqual(before)
  await button('Reset').click()
  await expect.poll(state).toEqual(before)
})

test('a prevented reset keeps the typed text', async () => {
  await render(
    <form onReset={(event) => event.preventDefault()}>
      <MoneyField label="Fee" currency="USD" parseError={parseError} name="fee" />
      <button type="reset">Reset</button>
    </form>,
  )
  await userEvent.fill(inputs()[0]!, '7')
  await button('Reset').click()
  expect(inputs()[0]).toHaveValue('7.00')
  expect(state().sent).toEqual([['fee', '7.00']])
})
