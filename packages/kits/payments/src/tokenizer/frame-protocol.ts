import type { PaymentVendor } from '@memberkit/contract/commerce/payments'
import type { Locale } from '@memberkit/platform/formats'
import type { BankAccountNumbers } from './tokenizer.ts'

/** The options that a frame opens with. */
export interface FrameOptions {
  readonly purpose: 'card' | 'bankAccount'
  readonly locale: Locale
  readonly scheme: 'light' | 'dark'
  /** This page's origin, for the frame to check the messages that it receives. */
  readonly parentOrigin: string
}

/**
 * A message of the frame. `request` is the ID that the request was sent with; a vendor that doesn't repeat it answers the
 * pending one.
 */
export type FrameEvent =
  | { readonly type: 'ready' }
  | { readonly type: 'changed'; readonly isComplete: boolean; readonly brand?: unknown }
  | { readonly type: 'resized'; readonly height: number }
  | { readonly type: 'tokenized'; readonly request?: string; readonly data: unknown }
  | { readonly type: 'refused'; readonly request?: string; readonly reason: 'invalid' | 'unavailable' }

/** The protocol to open a vendor's frame and to speak to it. */
export interface FrameProtocol {
  readonly vendor: PaymentVendor
  /** The frame's origin. Messages from any other origin, and from any other window, are ignored. */
  readonly origin: string
  /** Returns the address of the frame's page, on `origin`. It never holds a number. */
  src(options: FrameOptions): string
  /** Returns what a message means; `undefined` for anything that isn't the vendor's. Check its shape here. */
  read(data: unknown): FrameEvent | undefined
  /** Returns the message that asks for the token of the card that was entered. */
  tokenizeCard(request: string): unknown
  /** Returns the message that asks for the token of a bank account; without it, none can be added. */
  tokenizeBankAccount?(request: string, account: BankAccountNumbers): unknown
  /** Returns the message that moves focus to the first field. */
  focus?(): unknown
}

/** How long to wait, in milliseconds. */
export interface FrameTimeouts {
  /** For the fields to be ready. @default 15 seconds */
  readonly ready?: number
  /** For a token. @default 30 seconds */
  readonly token?: number
}
