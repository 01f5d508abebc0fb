import type { PaymentMethod } from '../received.ts'

/** The details of a new card or account that a method shows. */
export interface NewDetails {
  /** The last four digits, of a new number. */
  readonly lastFour?: string
  readonly expiresOn?: string
}

/** The platform shows no token, and a request carries no digits: those that came with its token, by its body. */
const digits = new WeakMap<object, string>()

/** Remembers the last four digits of the number behind a body's token. */
export function withLastFour<Body extends object>(body: Body, lastFour: string): Body {
  digits.set(body, lastFour)
  return body
}

/** Returns what a method shows once the details of a body are in effect. */
export function detailsOf(body: { readonly token?: string; readonly expiresOn?: string } = {}): NewDetails {
  return { lastFour: digits.get(body), expiresOn: body.expiresOn }
}

/**
 * Whether a method has taken new details. A new version alone may be any other change; `undefined` if the details looked
 * the same before, so that nobody can tell.
 */
export function isReplaced(after: PaymentMethod, before: PaymentMethod, details: NewDetails): boolean | undefined {
  if (after.version === before.version || !shows(after, details)) return false
  return shows(before, details) ? undefined : true
}

const shows = ({ card, bankAccount }: PaymentMethod, { lastFour, expiresOn }: NewDetails): boolean =>
  (lastFour === undefined || (card ?? bankAccount)?.lastFour === lastFour) &&
  (expiresOn === undefined || card?.expiresOn === expiresOn)
