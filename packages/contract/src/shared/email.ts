import { type Schema, written } from '../wire.ts'

/**
 * An email address: 1 to 64 letters, digits and symbols, `@`, then labels separated by dots, the last of 2 or more
 * letters or digits. The symbols aren't shown; these are those that the standard allows.
 *
 * Source: identity and communication, section 5, "Email pattern".
 */
export type Email = string
export const Email: Schema<Email> = written(/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\w-]+\.)+[A-Za-z\d]{2,}$/)
