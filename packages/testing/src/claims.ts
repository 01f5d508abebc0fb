import type { StandInPlatform } from '@memberkit/fixtures'
import { onTestFinished } from 'vitest'
import type { MatrixRow } from './fault-matrix.tsx'
import { shownText } from './outcomes.ts'

/** Sentences that say that something did not happen. */
const denial =
  /[^.!?\n]*(nothing (was|has been) (sent|charged|saved|changed)|nothing has happened|hasn’t gone through|didn’t go through|wasn’t (charged|sent|carried out)|couldn’t be sent)[^.!?\n]*/gi

/** Entries that the person signed in has caused in the journal of an action's service. */
const entriesOf = (platform: StandInPlatform, { operation }: Pick<MatrixRow, 'operation'>) =>
  platform.journal(operation.service).entries.filter(({ actor }) => actor.id === platform.session.identityId).length

/**
 * Holds what the page says against the platform's journal, at the moment at which it begins to say it: that it happened
 * when it did not, or that it did not when it did.
 */
export function watchClaims(platform: StandInPlatform, row: MatrixRow) {
  const before = entriesOf(platform, row)
  const falseClaims = new Set<string>()
  let saidBefore = new Set<string>()
  let wasDone = false
  const look = () => {
    const text = shownText() + readOut()
    const isDone = text.includes(row.done)
    const said = new Set([...text.matchAll(denial)].map(([sentence]) => sentence.trim()))
    const hasHappened = entriesOf(platform, row) > before
    if (hasHappened) for (const sentence of said) if (!saidBefore.has(sentence)) falseClaims.add(sentence)
    if (isDone && !hasHappened) falseClaims.add(row.done)
    saidBefore = said
    wasDone ||= isDone
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return {
    falseClaims: () => [...falseClaims],
    /** Whether the page has said, at any time, that it was done. */
    wasDone: () => wasDone,
    entries: () => entriesOf(platform, row) - before,
  }
}

const readOut = () =>
  [...document.querySelectorAll('[data-mk-live]')].map(({ textContent }) => `\n${textContent}`).join('')
