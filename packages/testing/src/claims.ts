import type { MockPlatform } from '@memberkit/fixtures'
import { onTestFinished } from 'vitest'
import type { MatrixEntry, MatrixRow } from './matrix-row.ts'
import { shownText } from './outcomes.ts'
import { plainSpaces } from './plain-spaces.ts'

/** A sentence that denies that something happened. */
export const denied =
  /nothing (more )?(was|has been) (sent|charged|saved|changed|bought)|nothing (changed there|has happened)|no money moved|\bnot paid(?! (?:yet|by))|that didn’t work|hasn’t gone through|haven’t been changed|didn’t go through|wasn’t (charged|sent|added|carried out)|couldn’t be sent|\b0 of 1 saved/i
/** Sentences that deny that something happened. */
const denial = new RegExp(`[^.!?\\n]*(${denied.source})[^.!?\\n]*`, 'gi')

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
    const said = new Set([...text.matchAll(denial)].map(([sentence]) => sentence.trim()))
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

const hasClaim = (text: string, { done }: MatrixRow) => text.includes(done) || denied.test(text)

const readOut = () =>
  plainSpaces([...document.querySelectorAll('[data-mk-live]')].map(({ textContent }) => `\n${textContent}`).join(''))
