import type { MockPlatform } from '@memberkit/fixtures'
import { onTestFinished } from 'vitest'
import { denial } from './denials.mjs'
import type { MatrixEntry, MatrixRow } from './matrix-row.ts'
import { shownText } from './outcomes.ts'
import { plainSpaces } from './plain-spaces.ts'

/** Sentences that deny that something happened. */
const denials = new RegExp(`[^.!?\\n]*(${denial.source})[^.!?\\n]*`, 'gi')

/** Returns the journal entries of an action's service that the signed-in person caused. */
const entriesOf = (platform: MockPlatform, { operation }: Pick<MatrixEntry, 'operation'>) =>
  platform.journal(operation.service).entries.filter(({ actor }) => actor.id === platform.session.identityId).length

interface Claims {
  /** The claims that contradicted the journal. */
  falseClaims(): readonly string[]
  /** Whether the page has reported success at any time. */
  wasDone(): boolean
  /** The number of journal entries since. */
  entries(): number
}

/**
 * Compares each claim on the page with the platform's journal at the moment it appears: false successes and false
 * denials.
 */
export function watchClaims(platform: MockPlatform, row: MatrixEntry): Claims {
  const before = entriesOf(platform, row)
  const falseClaims = new Set<string>()
  let saidBefore = new Set<string>()
  let wasDone = false
  const look = () => {
    // The visible text takes a layout to know.
    const isSilent = !hasClaim(plainSpaces(document.body.textContent), row) && saidBefore.size === 0
    const text = isSilent ? '' : shownText() + readOut()
    const isDone = text.includes(row.done)
    const said = new Set([...text.matchAll(denials)].map(([sentence]) => sentence.trim()))
    for (const sentence of row.trueAnyway ?? []) said.delete(sentence)
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
    wasDone: () => wasDone,
    entries: () => entriesOf(platform, row) - before,
  }
}

const hasClaim = (text: string, { done }: MatrixRow) => text.includes(done) || denial.test(text)

const readOut = () =>
  plainSpaces([...document.querySelectorAll('[data-mk-live]')].map(({ textContent }) => `\n${textContent}`).join(''))
