import { useRef } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ActionPhase } from './phases.ts'
import { useFocusKept } from './useFocusKept.ts'

function PageOfChange({ phase, hasStep }: { phase: ActionPhase; hasStep?: boolean }) {
  const form = useRef<HTMLDivElement>(null)
  useFocusKept(form, phase, phase === 'pending')
  return (
    <section>
      <h2 tabIndex={-1}>Change payment method</h2>
      <div ref={form}>
        {phase === 'unknown' ? (
          <div data-mk-action="unknown">{hasStep ? <button>Check again</button> : null}</div>
        ) : null}
        {phase === 'unknown' ? null : <button>Use this method</button>}
      </div>
    </section>
  )
}

test.each([
  ['the next step', true, () => page.getByRole('button', { name: 'Check again' })],
  ['the heading of its page, without one', false, () => page.getByRole('heading')],
])('the focus of a button that is gone goes to %s', async (_, hasStep, place) => {
  const screen = await render(<PageOfChange phase="pending" />)
  ;(page.getByRole('button').element() as HTMLElement).focus()
  await screen.rerender(<PageOfChange phase="unknown" hasStep={hasStep} />)
  await expect.element(place()).toHaveFocus()
})
