import type { Outcome } from '@memberkit/fixtures/fault-matrix'
import { expect } from 'vitest'
import type { MatrixRow } from './matrix-row.ts'
import { outcomeOnPage, shownText } from './outcomes.ts'
import { inTime } from './skip-time.ts'

/** Continues from the page's current state after the fault was removed, as a person would, without a reload. */
export async function recover(row: MatrixRow, outcome: Outcome | undefined): Promise<boolean> {
  switch (outcome) {
    case undefined:
      return false
    case 'done':
      return true
    case 'waiting':
      return isDone(row)
    case 'denied':
    case 'gone':
      if (offered(row, 'Try again')) return false
      if (!row.submit) return returnToWindow(row)
      await row.leave?.()
      return true
    case 'unknown':
      if (row.isUntraceable) return untraced(row)
      offered(row, 'Check again')?.click()
      await inTime(() => outcomeOnPage(row)).toMatch(/done|failed/)
      return outcomeOnPage(row) === 'done' || again(row)
    case 'signed-out':
      return row.submit ? again(row) : returnToWindow(row)
    default:
      return again(row)
  }
}

/** Returns the button in the outcome's message; the page may have others of that name. */
export function offered({ submit }: MatrixRow, name: string): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(`[${submit ? 'data-mk-action' : 'data-mk-state'}] button`)
  return [...buttons].find(({ textContent }) => textContent === name)
}

/** Tries again until it is done: a copy may be refused, which says no more of the first. */
async function untraced(row: MatrixRow) {
  const message = document.querySelector('[data-mk-action]')
  await tryAgain(row)
  await expect.poll(() => message?.isConnected).toBe(false)
  await expect.poll(() => outcomeOnPage(row)).toMatch(/done|unknown/)
  return outcomeOnPage(row) === 'done' || again(row)
}

async function again(row: MatrixRow) {
  await tryAgain(row)
  return isDone(row)
}

/** Retries by the offered button, or by the original one if the kit says so. */
export async function tryAgain(row: MatrixRow) {
  const button = offered(row, 'Try again')
  if (button) button.click()
  else await row.submit?.()
}

/** Simulates returning after signing in or requesting access elsewhere. */
async function returnToWindow(row: MatrixRow) {
  window.dispatchEvent(new Event('visibilitychange'))
  return isDone(row)
}

function isDone({ done }: MatrixRow): Promise<boolean> {
  return expect
    .poll(() => shownText().includes(done))
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
}
