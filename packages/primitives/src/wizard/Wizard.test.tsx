import { StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormField } from '../form/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { TextField } from '../text-field/index.ts'
import { ReviewSection, Wizard, type WizardProps, type WizardStep } from './index.ts'

const labels: WizardProps['labels'] = {
  back: 'Back',
  next: 'Next',
  finish: 'Send',
  cancel: 'Cancel',
  pending: 'Checking',
  position: (position, count) => `Step ${position} of ${count}`,
  done: 'Done',
  problem: 'Needs attention',
}
const field = (name: string, label: string) => (
  <FormField name={name} messages={{ valueMissing: `Enter: ${label}` }}>
    {(control) => <TextField {...control} label={label} isRequired />}
  </FormField>
)
const steps: WizardStep[] = [
  { id: 'contact', label: 'Contact', title: 'How can we reach you?', content: field('name', 'Name') },
  { id: 'payment', label: 'Payment', content: field('card', 'Card') },
  {
    id: 'review',
    label: 'Review',
    content: ({ answered, change }) => (
      <ReviewSection title="Contact" changeLabel="Change" onChange={() => change('contact')}>
        {String(answered.get('name'))}
      </ReviewSection>
    ),
  },
]
const all = (props?: Partial<WizardProps>): WizardProps => ({
  label: 'Enrolment',
  labels,
  steps,
  summaryTitle: (count) => `${count} to put right`,
  onFinish: () => {},
  ...props,
})

describeConformance('Wizard', (props) => <Wizard {...all()} {...props} />, { element: 'div' })
describeConformance(
  'ReviewSection',
  (props) => (
    <ReviewSection title="Contact" changeLabel="Change" onChange={() => {}} {...props}>
      Ada
    </ReviewSection>
  ),
  { element: 'section' },
)

const strict = (props?: Partial<WizardProps>) => (
  <StrictMode>
    <Wizard {...all(props)} />
  </StrictMode>
)
const show = (props?: Partial<WizardProps>) => render(strict(props))
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (name: string) => page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) })
const fill = (name: string, value: string) => page.getByRole('textbox', { name }).fill(value)
const toReview = async () => {
  await fill('Name', 'Ada')
  await press('Next')
  await fill('Card', '4242')
  await press('Next')
}

test('does not take focus on mount', async () => {
  await show()
  await expect.element(heading('How can we reach you')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

test('leaving a step shows the next one and focuses its heading, which states its position', async () => {
  await show()
  await fill('Name', 'Ada')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Payment')).toHaveFocus()
  await expect.element(heading('Payment')).toHaveTextContent('Payment Step 2 of 3')
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Payment')
})

test('an invalid step is not left, and shows its errors', async () => {
  await show()
  await press('Next')
  await expect.element(page.getByRole('group', { name: '1 to put right' })).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter: Name')
  await expect.element(heading('How can we reach you')).toBeVisible()
})

test('Back skips validation, and keeps what was typed in each step', async () => {
  await show()
  await fill('Name', 'Ada')
  await press('Next')
  await fill('Card', '42')
  await press('Back')
  await expect.element(heading('How can we reach you')).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
  await press('Next')
  await expect.element(page.getByRole('textbox', { name: 'Card' })).toHaveValue('42')
  expect(page.getByRole('button', { name: 'Back' }).elements()).toHaveLength(1)
})

test('a review shows the answers, and editing one returns to it', async () => {
  await show()
  await toReview()
  await expect.element(page.getByText('Ada', { exact: true })).toBeVisible()
  await press('Change Contact')
  await expect.element(heading('How can we reach you')).toHaveFocus()
  await fill('Name', 'Grace')
  await press('Next')
  await expect.element(heading('Review')).toHaveFocus()
  await expect.element(page.getByText('Grace', { exact: true })).toBeVisible()
})

test('the last step submits the answers of all steps', async () => {
  const onFinish = vi.fn()
  await show({ onFinish: (data) => onFinish(Object.fromEntries(data)) })
  await toReview()
  await press('Send')
  expect(onFinish.mock.calls).toEqual([[{ name: 'Ada', card: '4242' }]])
})

describe('the step list', () => {
  test('navigates back without validation, and forward only from a valid step', async () => {
    await show()
    await toReview()
    await press('Contact')
    await expect.element(heading('How can we reach you')).toHaveFocus()
    await fill('Name', '')
    await press('Payment')
    await expect.element(page.getByRole('group', { name: '1 to put right' })).toHaveFocus()
    await fill('Name', 'Grace')
    await press('Payment')
    await expect.element(heading('Payment')).toHaveFocus()
  })

  test('marks a step that has a problem', async () => {
    await show({ defaultCurrent: 'payment', steps: [{ ...steps[0]!, hasProblem: true }, steps[1]!] })
    expect(page.getByRole('listitem').elements()[0]?.textContent).toBe('Contact Needs attention')
  })
})

describe('a step with a server check', () => {
  const checked = (check: WizardStep['check']) => show({ steps: [{ ...steps[0]!, check }, steps[1]!] })

  test('is pending during the check, and stays on an error', async () => {
    let answer = (_errors: Record<string, string>) => {}
    await checked(() => new Promise((resolve) => (answer = resolve)))
    await fill('Name', 'Ada')
    await press('Next')
    await expect.element(page.getByRole('button', { name: 'Next Checking' })).toHaveAttribute('aria-disabled')
    answer({ name: 'Taken' })
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Taken')
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
    await expect.element(page.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled')
  })

  test('is left without one', async () => {
    await checked(() => Promise.resolve(undefined))
    await fill('Name', 'Ada')
    await press('Next')
    await expect.element(heading('Payment')).toHaveFocus()
  })
})

test('ignores a check that finishes after the step changed or the wizard unmounted', async () => {
  let answer = () => {}
  const onStepChange = vi.fn()
  const onFinish = vi.fn()
  const check = () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined)))
  const checked = { steps: [{ ...steps[0]!, check }, steps[1]!], onStepChange, onFinish }
  const screen = await show({ ...checked, current: 'contact' })
  const next = page.getByRole('button', { name: /^Next/ })
  await fill('Name', 'Ada')
  await press('Next')
  await screen.rerender(strict({ ...checked, current: 'payment' }))
  answer()
  await expect.element(page.getByRole('button', { name: 'Back' })).not.toHaveAttribute('aria-disabled')
  await screen.rerender(strict({ ...checked, current: 'contact' }))
  await press('Next')
  await expect.element(next).toHaveAttribute('aria-disabled')
  await screen.unmount()
  answer()
  await new Promise((done) => setTimeout(done))
  expect([...onStepChange.mock.calls, ...onFinish.mock.calls]).toEqual([])
})

test('server errors are shown in the last step', async () => {
  const screen = await show({ defaultCurrent: 'review', isPending: true })
  await screen.rerender(strict({ defaultCurrent: 'review', errors: { '': 'The card was declined' } }))
  await expect
    .element(page.getByRole('group', { name: '1 to put right' }))
    .toHaveTextContent('1 to put rightThe card was declined')
})

test('pending: no navigation', async () => {
  const onStepChange = vi.fn()
  await show({ defaultCurrent: 'payment', isPending: true, onStepChange })
  await page.getByRole('button', { name: 'Back' }).click({ force: true })
  await press('Contact')
  expect(onStepChange).not.toHaveBeenCalled()
})

test('controlled: shows the given step', async () => {
  const onStepChange = vi.fn()
  const screen = await show({ current: 'contact', onStepChange })
  await fill('Name', 'Ada')
  await press('Next')
  expect(onStepChange.mock.calls).toEqual([['payment']])
  await expect.element(heading('How can we reach you')).toBeVisible()
  await screen.rerender(strict({ current: 'payment', onStepChange }))
  await expect.element(heading('Payment')).toHaveFocus()
})

test('has a cancel button only with onCancel', async () => {
  const onCancel = vi.fn()
  const screen = await show()
  expect(page.getByRole('button', { name: 'Cancel' }).elements()).toHaveLength(0)
  await screen.rerender(strict({ onCancel }))
  await press('Cancel')
  expect(onCancel).toHaveBeenCalledOnce()
})

test('narrow, the primary button comes first, then Back, then Cancel', async () => {
  await render(
    <div style={{ inlineSize: 312 }}>
      <Wizard {...all({ defaultCurrent: 'review', onCancel: () => {} })} />
    </div>,
  )
  const topOf = (name: string) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect().top
  expect(topOf('Send')).toBeLessThan(topOf('Back'))
  expect(topOf('Back')).toBeLessThan(topOf('Cancel'))
})
