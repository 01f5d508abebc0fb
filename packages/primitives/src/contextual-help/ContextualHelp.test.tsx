import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { transcriptOf } from '../testing/read-aloud.ts'
import { ContextualHelp } from './index.ts'

describeConformance(
  'ContextualHelp',
  (props) => (
    <ContextualHelp label="Help with the grace period" heading="Grace period" {...props}>
      Seven days.
    </ContextualHelp>
  ),
  { element: 'button', disables: true },
)

const help = (
  <ContextualHelp
    label="Help with the grace period"
    heading="Grace period"
    link={{ href: '#grace', text: 'How payments are tried again' }}
  >
    Seven days.
  </ContextualHelp>
)

test('focus moves to the text, then to the link, and Escape returns it', async () => {
  await render(help)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Grace period' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'How payments are tried again' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Help with the grace period' })).toHaveFocus()
})

test('screen reader output of contextual help', async () => {
  await render(help)
  expect(await transcriptOf(['{Tab}', '{Enter}', '{Tab}', '{Escape}'])).toEqual([
    ['{Tab}', 'button, Help with the grace period, not expanded, has popup dialog'],
    ['{Enter}', 'dialog, Grace period, Seven days. How payments are tried again'],
    ['{Tab}', 'link, How payments are tried again'],
    ['{Escape}', 'button, Help with the grace period, not expanded, has popup dialog'],
  ])
})
