import type { BankAccountType, CardType, PaymentVendor } from '@memberkit/contract/commerce/payments'
import type { Locale } from '@memberkit/platform/formats'

/** A card as the vendor keeps it. The number and the security code never reach this page. */
export interface TokenizedCard {
  readonly token: string
  readonly brand: CardType
  /** Four digits. */
  readonly lastFour: string
  /** The last month in which it is valid: `2030-01`. */
  readonly expiresOn: string
}

/** A bank account as the vendor keeps it. */
export interface TokenizedBankAccount {
  readonly token: string
  /** Four digits. */
  readonly lastFour: string
}

/**
 * Why there is no token. `invalid`: the vendor refuses the details. `timedOut`: the vendor didn't answer in time.
 * `unavailable`: its fields or its service can't be reached, or its answer can't be read.
 */
export type TokenizerFailure = 'invalid' | 'timedOut' | 'unavailable'

export type TokenizerResult<T> =
  { readonly ok: true; readonly data: T } | { readonly ok: false; readonly reason: TokenizerFailure }

/** The state of the vendor's fields. */
export type FieldsState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly isComplete: boolean; readonly brand?: CardType }
  | { readonly phase: 'failed'; readonly reason: Exclude<TokenizerFailure, 'invalid'> }

export interface CardFieldsOptions {
  readonly locale: Locale
  /** The accessible name of the vendor's frame. */
  readonly title: string
  /** Accessible names of fields that the vendor mounts one by one. */
  readonly labels: { readonly number: string; readonly expiry: string; readonly securityCode: string }
  /** The colour scheme in which the fields are shown. */
  readonly scheme: 'light' | 'dark'
  /** Called with each change, until the fields are disposed of. */
  readonly onState: (state: FieldsState) => void
}

/** The vendor's fields in this page. */
export interface CardFields {
  /** Asks the vendor for a token. A second call while one is pending returns the same answer. Never rejects. */
  tokenize(): Promise<TokenizerResult<TokenizedCard>>
  /** Moves focus to the first field. */
  focus(): void
  /** Removes the fields, and whatever they listen to. */
  dispose(): void
}

/** A bank account as the person entered it. Passed to the vendor, and kept nowhere else. */
export type BankAccountNumbers = {
  readonly type: BankAccountType
  readonly accountNumber: string
} & (
  | { readonly country: 'US'; readonly routingNumber: string }
  | { readonly country: 'CA'; readonly institutionNumber: string; readonly transitNumber: string }
)

/** The keeper of card and account numbers, as this page sees it. */
export interface Tokenizer {
  /** The vendor, as the platform names it. */
  readonly vendor: PaymentVendor
  /**
   * Whether mounted fields give the same token each time. They are mounted anew after a refusal, so that no token is
   * used again. @default false
   */
  readonly hasFixedToken?: boolean
  /** Renders the vendor's fields into an empty element. */
  mountCardFields(element: HTMLElement, options: CardFieldsOptions): CardFields
  /** Exchanges a bank account for a token; without it, no bank account can be added. Never rejects. */
  tokenizeBankAccount?(account: BankAccountNumbers): Promise<TokenizerResult<TokenizedBankAccount>>
}
