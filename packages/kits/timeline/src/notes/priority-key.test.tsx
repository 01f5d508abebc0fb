import { updateNotePriority } from '@memberkit/contract/identity/notes'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, openAllNotes } from '../testing/open-kit.tsx'

const article = page.getByRole('article', { name: /^Kim/ })

/** Presses the key that makes Kim's note urgent. */
async function pressThree() {
  const menu = page.getByRole('button', { name: 'Actions for the note by Kim Colleague-Example' })
  await expect.element(menu).toBeVisible()
  ;(menu.element() as HTMLElement).focus()
  await userEvent.keyboard('3')
}

test.each(['dropped-after-commit', 'conflict-after-commit', 'resent'] as const)(
  'a priority set by a key is set once, even if its answer is %s',
  async (kind) => {
    const { platform } = await openAllNotes({ scenario: 'timeline/staff' })
    platform.faults.add({ operation: updateNotePriority, kind, times: 1 })
    await pressThree()
    await expect.poll(() => article.element().textContent).toContain('Priority: High')
    await expect.poll(() => document.querySelector('[data-mk-action]')).toBeNull()
    expect(platform.calls.of(updateNotePriority)).toHaveLength(1)
  },
)

test('a priority that was not set says so, and can be tried again', async () => {
  const { platform } = await openAllNotes({ scenario: 'timeline/staff' })
  platform.faults.add({ operation: updateNotePriority, kind: 502, times: 1 })
  await pressThree()
  await expect.element(article.getByText('It hasn’t gone through so far')).toBeVisible()
  await button('Try again').click()
  await expect.poll(() => platform.store.notes.notes.get('note-3')?.priority).toBe('HIGH')
})
