import { Stack } from '@memberkit/primitives/box'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { ChoiceCards } from '@memberkit/primitives/choice-card'
import { CodeField } from '@memberkit/primitives/code-field'
import { ComboBox } from '@memberkit/primitives/combo-box'
import { DatePicker } from '@memberkit/primitives/date-picker'
import { Money } from '@memberkit/primitives/money'
import { MoneyField } from '@memberkit/primitives/money-field'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { SearchField } from '@memberkit/primitives/search-field'
import { Select } from '@memberkit/primitives/select'
import { Switch } from '@memberkit/primitives/switch'
import { TagGroup } from '@memberkit/primitives/tag-group'
import { TextArea, TextField } from '@memberkit/primitives/text-field'
import { calendarLabels, dateMessages } from '../primitives/date-messages.ts'
import { labels, provinces } from '../primitives/forms/combo-box-data.ts'
import { Specimen } from './ThemeStudioSpecimen.tsx'

const plans = [
  { value: 'single', title: 'Single', description: 'You', aside: <Money amount="19.95" currency="USD" /> },
  { value: 'family', title: 'Family', description: 'Two adults', aside: <Money amount="29.95" currency="USD" /> },
]

/** What is filled in and chosen. */
export function FormSpecimens() {
  return (
    <>
      <Specimen title="Fields">
        {() => (
          <Stack gap="md">
            <SearchField label="Find an invoice" clearLabel="Clear" defaultValue="INV-2003" />
            <TextField label="Name" defaultValue="Ada Example" description="As it stands on your identity card." />
            <TextField label="Email" defaultValue="ada@example" error="Enter an address such as name@example.com." />
            <Select label="Language" options={['English', 'Français'].map((label) => ({ value: label, label }))} />
            <ComboBox label="Province" options={provinces} labels={labels} />
            <DatePicker label="First day" defaultValue="2026-03-01" messages={dateMessages} labels={calendarLabels} />
            <MoneyField
              label="Amount"
              currency="USD"
              defaultValue="49.90"
              parseError="Enter an amount such as $20.00."
            />
            <CodeField label="Code" defaultValue="123" />
            <TextArea label="What happened?" optionalMark="Optional" />
            <TextField label="Member since" defaultValue="2019" disabled />
          </Stack>
        )}
      </Specimen>
      <Specimen title="Choices">
        {() => (
          <Stack gap="md">
            <ChoiceCards label="Plan" options={plans} defaultValue="family" orientation="vertical" />
            <RadioGroup
              label="Pay"
              defaultValue="full"
              options={[
                { value: 'full', label: 'All of it' },
                { value: 'part', label: 'Another amount' },
              ]}
            />
            <Checkbox label="Pay later invoices by itself" isDefaultChecked />
            <Checkbox label="All invoices" isIndeterminate />
            <Switch label="Watch my passwords" isDefaultChecked />
            <Switch label="Watch my credit" />
            <TagGroup
              label="Labels"
              isSelectable
              defaultValue={['Urgent']}
              tags={['Urgent', 'Identity'].map((label) => ({ value: label, label }))}
            />
          </Stack>
        )}
      </Specimen>
    </>
  )
}
