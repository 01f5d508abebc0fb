import { openFrame } from './frame-link.ts'
import type { FrameProtocol, FrameTimeouts } from './frame-protocol.ts'
import { readBankAccount, readCard } from './results.rules.ts'
import type { Tokenizer } from './tokenizer.ts'

export type { FrameEvent, FrameOptions, FrameProtocol, FrameTimeouts } from './frame-protocol.ts'

/**
 * Creates a tokenizer over a vendor's frame, such as those of TokenEx and Vantiv: the protocol says what its messages
 * mean. Origin and window are checked on each message, and an answer is taken only if it is complete.
 */
export function createFrameTokenizer(protocol: FrameProtocol, timeouts?: FrameTimeouts): Tokenizer {
  const { tokenizeBankAccount } = protocol
  return {
    vendor: protocol.vendor,
    mountCardFields(element, { locale, scheme, title, onState }) {
      const link = openFrame(element, protocol, { purpose: 'card', locale, scheme, title, onState }, timeouts)
      return {
        tokenize: () => link.ask((request) => protocol.tokenizeCard(request), readCard),
        focus() {
          element.querySelector('iframe')?.focus()
          if (protocol.focus) link.post(protocol.focus())
        },
        dispose: link.dispose,
      }
    },
    ...(tokenizeBankAccount && {
      async tokenizeBankAccount(account) {
        const link = openFrame(
          document.body,
          protocol,
          { purpose: 'bankAccount', locale: 'en-US', scheme: 'light', title: '', onState: () => {} },
          timeouts,
        )
        try {
          if (!(await link.ready)) return { ok: false, reason: 'timedOut' }
          return await link.ask((request) => tokenizeBankAccount(request, account), readBankAccount)
        } finally {
          link.dispose()
        }
      },
    }),
  }
}
