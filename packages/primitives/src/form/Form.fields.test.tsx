import '@memberkit/tokens/styles.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { CheckboxGroup } from '../checkbox/index.ts'
import { ChoiceCards } from '../choice-card/index.ts'
import { ComboBox } from '../combo-box/index.ts'
import { DateField } from '../date-field/index.ts'
import { DatePicker } from '../date-picker/index.ts'
import { DateRangePicker } from '../date-range-picker/index.ts'
import { FileTrigger } from '../file-trigger/index.ts'
import { MoneyField } from '../money-field/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { TextField } from '../text-field/index.ts'
import { Form, FormField } from './index.ts'

const title = (count: number) => `${count} to put right`
const missing = (words: string) => ({ valueMissing: words })

const summary = page.getByRole('group', { name: /to put right/ })
const save = page.getByRole('button', { name: 'Save' })
const field = (name: string) => page.getByRole('textbox', { name })

test('supports groups, and fields that post through a hidden input', async () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ]
  await render(
    <Form summaryTitle={title} messages={{ valueMissing: ({ label }) => `${label}: missing` }}>
      <FormField name="one">{(each) => <RadioGroup {...each} label="One" options={options} isRequired />}</FormField>
      <FormField name="some">
        {(each) => <CheckboxGroup {...each} label="Some" options={options} isRequired />}
      </FormField>
      <FormField name="amount">
        {(each) => <MoneyField {...each} label="Amount" currency="USD" parseError="No amount" />}
      </FormField>
      <Button type="submit">Save</Button>
    </Form>,
  )
  await userEvent.type(field('Amount'), 'ten')
  await save.click()
  await expect.element(summary).toHaveTextContent('3 to put rightOne: missingSome: missingNo amount')
  await page.getByRole('link', { name: 'Some: missing' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'A' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('group', { name: 'Some' })).not.toHaveAccessibleDescription()
  await userEvent.fill(field('Amount'), '10')
  await expect.element(field('Amount')).not.toHaveAttribute('aria-invalid')
})

test('outside a form, radio buttons of one name keep their own choice', async () => {
  const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }))
  await render(
    <>
      {['First', 'Second'].map((label) => (
        <FormField key={label} name="method">
          {(each) => <RadioGroup {...each} label={label} options={options} defaultValue="a" />}
        </FormField>
      ))}
    </>,
  )
  const choice = (label: string, name: string) =>
    page.getByRole('radiogroup', { name: label }).getByRole('radio', { name })
  await choice('Second', 'B').click()
  await expect.element(choice('First', 'A')).toBeChecked()
  await expect.element(choice('Second', 'B')).toBeChecked()
})

test('a form within a field that stands alone keeps the names of its radio buttons', async () => {
  await render(
    <FormField name="method">
      {() => (
        <Form summaryTitle={title}>
          <FormField name="period">
            {(each) => <RadioGroup {...each} label="Period" options={[{ value: 'a', label: 'A' }]} />}
          </FormField>
        </Form>
      )}
    </FormField>,
  )
  await expect.element(page.getByRole('radio', { name: 'A' })).toHaveAttribute('name', 'period')
})

test('a form of the host’s own posts the names of radio buttons and of choices', async () => {
  await render(
    <form>
      <FormField name="method">
        {(each) => (
          <RadioGroup {...each} label="Method" options={[{ value: 'card', label: 'Card' }]} defaultValue="card" />
        )}
      </FormField>
      <FormField name="extras">
        {(each) => (
          <ChoiceCards
            {...each}
            label="Extras"
            selection="multiple"
            options={[{ value: 'will', title: 'Will' }]}
            defaultValue={['will']}
          />
        )}
      </FormField>
    </form>,
  )
  const posted = () => [...new FormData(document.querySelector('form')!)]
  await expect.poll(posted).toEqual([
    ['method', 'card'],
    ['extras', 'will'],
  ])
})

test('outside a form, a field keeps the name by which browsers fill it', async () => {
  await render(<FormField name="email">{(each) => <TextField {...each} label="Email" />}</FormField>)
  await expect.element(field('Email')).toHaveAttribute('name', 'email')
})

const dates = { incomplete: 'Incomplete.', impossible: 'Impossible.', tooEarly: 'Early.', tooLate: 'Late.' }
const calendar = { open: 'Calendar', previousMonth: 'Back', nextMonth: 'On', today: 'Today' }

test('names a date by its legend, and each date of a range by both labels', async () => {
  await render(
    <Form summaryTitle={title} messages={{ valueMissing: ({ label }) => `${label}: missing` }}>
      <FormField name="born">
        {(each) => <DateField {...each} label="Date of birth" messages={dates} isRequired />}
      </FormField>
      <DateField label="Without a name" messages={dates} isRequired />
      <DateRangePicker
        label="Period"
        startName="from"
        endName="to"
        isRequired
        messages={{ ...dates, oneMissing: 'Both.', endBeforeStart: 'Ends early.' }}
        labels={{ ...calendar, start: 'First day', end: 'Last day', chooseStart: 'First?', chooseEnd: 'Last?' }}
      />
      <Button type="submit">Save</Button>
    </Form>,
  )
  await save.click()
  await expect.element(summary).toHaveFocus()
  const links = page.getByRole('link').elements()
  expect(links.map((link) => link.textContent)).toEqual([
    'Date of birth: missing',
    'Without a name: missing',
    'Period, First day: missing',
    'Period, Last day: missing',
  ])
  await page.getByRole('link', { name: /^Date of birth/ }).click()
  await expect.element(page.getByRole('group', { name: 'Date of birth' }).getByRole('textbox').first()).toHaveFocus()
})

test('clears an error when its field is corrected other than by typing', async () => {
  const labels = { open: 'Show fruits', list: 'Fruits', found: String, nothingFound: 'None' }
  const fruits = [{ value: 'fig', label: 'Fig' }]
  await render(
    <Form summaryTitle={title} messages={missing('Missing')}>
      <FormField name="day">
        {(each) => <DatePicker {...each} label="Day" messages={dates} labels={calendar} isRequired />}
      </FormField>
      <FormField name="fruit">
        {(each) => <ComboBox {...each} label="Fruit" options={fruits} labels={labels} isRequired />}
      </FormField>
      <Button type="submit">Save</Button>
    </Form>,
  )
  await save.click()
  const day = page.getByRole('group', { name: 'Day' })
  const fruit = page.getByRole('combobox', { name: 'Fruit' })
  await expect.element(day).toHaveAccessibleDescription('Missing')
  await expect.element(fruit).toHaveAccessibleDescription('Missing')
  await page.getByRole('button', { name: 'Calendar' }).click()
  await page.getByRole('button', { name: 'Today' }).click()
  await expect.element(day).not.toHaveAccessibleDescription()
  await page.getByRole('button', { name: 'Show fruits' }).click()
  await page.getByRole('option', { name: 'Fig' }).click()
  await expect.element(fruit).not.toHaveAccessibleDescription()
})

test('a server error for a file links to the button that chooses it', async () => {
  await render(
    <Form summaryTitle={title} errors={{ file: 'Too large' }}>
      <FileTrigger name="file" onSelect={() => {}}>
        Choose
      </FileTrigger>
    </Form>,
  )
  await page.getByRole('link', { name: 'Too large' }).click()
  await expect.element(page.getByRole('button', { name: 'Choose' })).toHaveFocus()
})

test('after a reset, the first press on each control is reported again', async () => {
  const options = [{ value: 'a', label: 'A' }]
  await render(
    <Form summaryTitle={title} messages={missing('Missing')}>
      <FormField name="some">
        {(each) => <CheckboxGroup {...each} label="Some" options={options} isRequired />}
      </FormField>
      <FormField name="one">{(each) => <RadioGroup {...each} label="One" options={options} isRequired />}</FormField>
      <Button type="submit">Save</Button>
      <Button type="reset">Reset</Button>
    </Form>,
  )
  const some = page.getByRole('group', { name: 'Some' })
  const one = page.getByRole('radiogroup', { name: 'One' })
  await some.getByRole('checkbox').click()
  await one.getByRole('radio').click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await save.click()
  await expect.element(some).toHaveAccessibleDescription('Missing')
  await expect.element(one).toHaveAccessibleDescription('Missing')
  await some.getByRole('checkbox').click()
  await one.getByRole('radio').click()
  await expect.element(some).not.toHaveAccessibleDescription()
  await expect.element(one).not.toHaveAccessibleDescription()
})
