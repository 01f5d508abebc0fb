import type { CardType } from '@memberkit/contract/commerce/payments'
import type { FrameEvent, FrameProtocol, FrameTimeouts } from './frame-protocol.ts'
import { createFrameTokenizer } from './frame.ts'
import { isRecord } from './results.rules.ts'
import type { Tokenizer } from './tokenizer.ts'

/** Behavior of the TEST vendor. `dead`: never ready. `silent`: never answers. `refuses`: finds the details wrong. */
export type TestVendorBehavior = 'usual' | 'dead' | 'silent' | 'refuses' | 'down'

export interface TestVendorOptions {
  /** The address of the vendor's page, as the fixtures serve it: `http://127.0.0.1:4010/test-vendor/frame.html`. */
  readonly url: string
  /** Fills in the public test card of a brand, for demos. */
  readonly card?: CardType
  /** @default 'usual' */
  readonly behavior?: TestVendorBehavior
  readonly timeouts?: FrameTimeouts
}

/**
 * Creates the tokenizer of the TEST vendor: a page on another origin that speaks `postMessage`, as a real vendor's does.
 * It accepts every number that passes the networks' check and keeps none. Never use it in production.
 */
export function createTestTokenizer({ url, card, behavior = 'usual', timeouts }: TestVendorOptions): Tokenizer {
  // Servers have no location, and create the page's tokenizer too.
  const page = new URL(url, globalThis.location?.href)
  const protocol: FrameProtocol = {
    vendor: 'TEST',
    origin: page.origin,
    src({ purpose, locale, scheme, parentOrigin }) {
      const address = new URL(page)
      address.search = String(
        new URLSearchParams({ purpose, locale, scheme, parent: parentOrigin, behavior, ...(card && { card }) }),
      )
      return address.href
    },
    read: readTestMessage,
    tokenizeCard: (request) => ({ vendor: 'test', type: 'tokenizeCard', request }),
    tokenizeBankAccount: (request, account) => ({ vendor: 'test', type: 'tokenizeBankAccount', request, account }),
    focus: () => ({ vendor: 'test', type: 'focus' }),
  }
  return createFrameTokenizer(protocol, timeouts)
}

/** Reads a message of the TEST vendor's page. */
function readTestMessage(data: unknown): FrameEvent | undefined {
  if (!isRecord(data) || data.vendor !== 'test') return undefined
  const request = typeof data.request === 'string' ? data.request : undefined
  switch (data.type) {
    case 'ready':
      return { type: 'ready' }
    case 'changed':
      return typeof data.isComplete === 'boolean'
        ? { type: 'changed', isComplete: data.isComplete, brand: data.brand }
        : undefined
    case 'resized':
      return typeof data.height === 'number' ? { type: 'resized', height: data.height } : undefined
    // This vendor always repeats the ID: an answer without one is not its answer.
    case 'tokenized':
      return request === undefined ? undefined : { type: 'tokenized', request, data: data.result }
    case 'refused':
      return request !== undefined && (data.reason === 'invalid' || data.reason === 'unavailable')
        ? { type: 'refused', request, reason: data.reason }
        : undefined
    default:
      return undefined
  }
}
