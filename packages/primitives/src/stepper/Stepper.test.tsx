import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { type Step, Stepper, type StepperProps } from './index.ts'

const steps: Step[] = [
  { id: 'contact', label: 'Contact', state: 'done', description: 'Ada Example' },
  { id: 'plan', label: 'Plan', state: 'problem' },
  { id: 'payment', label: 'Payment', state: 'current' },
  { id: 'review', label: 'Review', state: 'upcoming' },
]
const texts = {
  label: 'Enrolment',
  positionLabel: (position: number, count: number) => `Step ${position} of ${count}`,
  doneLabel: 'Done',
  problemLabel: 'Needs attention',
}

describeConformance('Stepper', (props) => <Stepper {...texts} steps={steps} {...props} />, { element: 'div' })

const show = (inlineSize: number, props?: Partial<StepperProps>) =>
  render(
    <div style={{ inlineSize }}>
      <Stepper {...texts} steps={steps} {...props} />
    </div>,
  )
const items = () => page.getByRole('listitem').elements()
const summary = page.getByText('Step 3 of 4')

test('is a list that states the status of each step in words', async () => {
  await show(800)
  await expect.element(page.getByRole('list', { name: 'Enrolment' })).toBeVisible()
  expect(items().map((item) => item.textContent)).toEqual([
    'Contact Done Ada Example',
    'Plan Needs attention',
    '3Payment',
    '4Review',
  ])
  expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
})

test('steps are buttons only with onStepPress, and only once reached', async () => {
  const screen = await show(800)
  expect(page.getByRole('button').elements()).toHaveLength(0)
  const onStepPress = vi.fn()
  await screen.rerender(<Stepper {...texts} steps={steps} onStepPress={onStepPress} />)
  expect(page.getByRole('button').elements()).toHaveLength(2)
  await page.getByRole('button', { name: 'Contact' }).click()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onStepPress.mock.calls).toEqual([['contact'], ['plan']])
})

describe('320 px wide', () => {
  test('only the current step shows its name, and screen readers get all', async () => {
    await show(320)
    await expect.element(summary).toBeVisible()
    for (const item of items()) expect(item.getBoundingClientRect().height).toBeLessThan(12)
    expect(items()[0]!.textContent).toContain('Contact')
  })

  test('a step with a problem is named where none is current', async () => {
    await show(320, { steps: steps.filter(({ state }) => state !== 'current') })
    await expect.element(page.getByText('Step 2 of 3')).toBeVisible()
    expect(page.getByText('Step 2 of 3').element().parentElement!.textContent).toBe('Step 2 of 3 PlanNeeds attention')
  })

  test('a finished list says so in words', async () => {
    await show(320, { steps: steps.map((step) => ({ ...step, state: 'done' })) })
    await expect.element(page.getByText('Step 4 of 4')).toBeVisible()
    expect(page.getByText('Step 4 of 4').element().parentElement!.textContent).toBe('Step 4 of 4 ReviewDone')
  })

  test('a reached step has a target of at least 24 px', async () => {
    const onStepPress = vi.fn()
    await show(320, { onStepPress })
    const contact = page.getByRole('button', { name: 'Contact' })
    expect(contact.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    await contact.click()
    expect(onStepPress).toHaveBeenCalledWith('contact')
  })

  test('vertical shows all names', async () => {
    await show(320, { orientation: 'vertical' })
    await expect.element(summary).not.toBeInTheDocument()
    const [first, second] = items().map((item) => item.getBoundingClientRect())
    expect(second!.top).toBeGreaterThan(first!.top + 40)
  })
})

test('the summary is hidden when wide', async () => {
  await show(800)
  await expect.element(summary).not.toBeVisible()
})
