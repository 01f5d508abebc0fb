import { createFrameTokenizer } from '@memberkit/payments/tokenizers/frame'

const origin = 'https://fields.vendor.example'

/** A vendor's frame: what its messages are called is the vendor's, and their shape is checked here. */
export const tokenizer = createFrameTokenizer({
  vendor: 'TOKENEX_VANTIV',
  origin,
  src: ({ locale, parentOrigin }) => `${origin}/card?${new URLSearchParams({ locale, parent: parentOrigin })}`,
  read(data) {
    if (typeof data !== 'object' || data === null || !('event' in data)) return undefined
    const { event, isValid, cardType, token, lastFour, expiration } = data as Record<string, unknown>
    if (event === 'load') return { type: 'ready' }
    if (event === 'validate') return { type: 'changed', isComplete: isValid === true, brand: cardType }
    if (event === 'token') {
      return { type: 'tokenized', data: { token, brand: cardType, lastFour, expiresOn: expiration } }
    }
    return event === 'error' ? { type: 'refused', reason: 'unavailable' } : undefined
  },
  tokenizeCard: () => ({ action: 'tokenize' }),
})
