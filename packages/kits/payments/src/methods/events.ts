/** Events of payment methods. */
export interface MethodsEvents {
  /** A payment method was added; `kind` says whether before sign-in, for oneself or for a group's member. */
  'payments.method.added': { readonly methodId: string; readonly kind: 'own' | 'group' | 'anonymous' }
  /** A payment method was changed; `action` is the name of the action. */
  'payments.method.changed': { readonly methodId: string; readonly action: string }
  /** A payment method was removed; `byStaff` on behalf of its owner. */
  'payments.method.removed': { readonly methodId: string; readonly byStaff: boolean }
  /** The vendor gave no token. */
  'payments.tokenizer.failed': { readonly vendor: string; readonly reason: 'invalid' | 'timedOut' | 'unavailable' }
  /** A person agreed to debits; keep it with the time of the event, as proof of which text was shown. */
  'payments.agreement.accepted': {
    readonly agreement: 'PAD' | 'ACH'
    readonly textVersion: string
    /** The language that was agreed to. */
    readonly language: 'en' | 'fr' | 'es'
  }
}
