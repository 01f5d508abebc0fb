import '@memberkit/tokens/styles.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Spinner } from './index.ts'

describeConformance('Spinner', (props) => <Spinner {...props} label="Checking" />, { element: 'span' })

test('has a name, or is hidden from screen readers', async () => {
  const screen = await render(
    <>
      <Spinner label="Checking the code" />
      <Spinner isDecorative data-testid="mute" />
    </>,
  )
  await expect.element(screen.getByRole('progressbar', { name: 'Checking the code' })).toBeInTheDocument()
  await expect.element(screen.getByTestId('mute')).toHaveAttribute('aria-hidden', 'true')
})

test('both label and isDecorative, or neither, do not compile', () => {
  // @ts-expect-error: either it says something or the words beside it do
  expect(<Spinner label="Checking" isDecorative />).toBeDefined()
  // @ts-expect-error: nameless
  expect(<Spinner />).toBeDefined()
})

test('reserves its space at once, in the size of the text, and appears after a delay', async () => {
  const { container } = await render(
    <span style={{ fontSize: 40 }}>
      <Spinner label="Checking" />
    </span>,
  )
  const spinner = container.querySelector<HTMLElement>('[role=progressbar]')!
  expect(spinner.getBoundingClientRect()).toMatchObject({ width: 40, height: 40 })
  // Begun anew and held: on a busy machine the first one may be over by now.
  spinner.style.animation = 'none'
  expect(spinner.getAnimations()).toEqual([])
  spinner.style.animation = ''
  const [delay] = spinner.getAnimations()
  delay?.pause()
  expect(getComputedStyle(spinner).visibility).toBe('hidden')
  delay?.finish()
  expect(getComputedStyle(spinner).visibility).toBe('visible')
})
