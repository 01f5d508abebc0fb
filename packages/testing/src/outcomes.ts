import type { Outcome } from '@memberkit/fixtures/fault-matrix'
import { enUS } from '@memberkit/foundation/messages/en-US'
import type { MatrixRow } from './matrix-row.ts'
import { plainSpaces } from './plain-spaces.ts'

const ofChange = await wordsOf('foundation.actions')
const ofRead = await wordsOf('foundation')

/** The foundation's messages by outcome of an action. */
const wordsOfChange: Record<Exclude<Outcome, 'done'>, readonly string[]> = {
  waiting: [ofChange('slow'), ofChange('stillOut')],
  unknown: [ofChange('unknownTitle')],
  failed: [ofChange('failedTitle'), ofChange('verifiedTitle'), ofChange('openTitle')],
  offline: [ofChange('offlineTitle')],
  refused: [ofChange('invalidTitle'), ofChange('otherTitle')],
  'signed-out': [ofChange('signedOutTitle')],
  denied: [ofChange('deniedTitle')],
  gone: [ofChange('goneTitle')],
  conflict: [ofChange('refusedTitle'), ofChange('changedTitle')],
  wait: [ofChange('rateLimitedTitle')],
}

/** Returns the part of a title before its placeholder. */
const before = (title: string) => title.slice(0, title.indexOf('{noun}'))

/** The foundation's messages in place of data that couldn't load. */
const wordsOfRead: Partial<Record<Outcome, readonly string[]>> = {
  failed: [ofRead('failedTitle'), before(ofRead('failedNoun')), before(ofRead('unreadableNoun'))],
  offline: [ofRead('offlineTitle')],
  refused: [ofRead('otherTitle'), before(ofRead('otherNoun'))],
  'signed-out': [ofRead('signedOutTitle')],
  denied: [ofRead('deniedTitle'), before(ofRead('deniedNoun'))],
  gone: [ofRead('goneTitle'), before(ofRead('goneNoun'))],
  conflict: [ofRead('conflictTitle')],
  wait: [ofRead('rateLimitedTitle')],
}

/** Returns the foundation's messages by key. */
async function wordsOf(namespace: string) {
  const own = enUS.find((one) => one.namespace === namespace)
  const messages = own?.load ? await own.load() : own?.messages
  return (key: string) => {
    const message = messages?.[key]
    if (typeof message !== 'string') throw new Error(`${namespace} says nothing called ${key}.`)
    return message
  }
}

/** Returns the outcome that the page reports; `undefined` if it reports none. */
export function outcomeOnPage({ done, messages = {}, submit }: MatrixRow): Outcome | undefined {
  const shown = shownText()
  if (shown.includes(done)) return 'done'
  const words = Object.entries({ ...(submit ? wordsOfChange : wordsOfRead) }) as [Outcome, readonly string[]][]
  const found = words.find(([outcome, usual]) =>
    [...usual, ...(messages[outcome] ?? [])].some((one) => shown.includes(one)),
  )
  if (found) return found[0]
  return !submit && document.querySelector('[aria-busy="true"]') ? 'waiting' : undefined
}

/** Returns the visible text of the page, without live regions, with plain spaces. */
export function shownText(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    if (parentElement?.checkVisibility() && !parentElement.closest('[data-mk-live]')) lines.push(node.nodeValue ?? '')
  }
  return plainSpaces(lines.join('\n'))
}
