import { CardType } from '@memberkit/contract/commerce/payments'
import type { TokenizedBankAccount, TokenizedCard } from './tokenizer.ts'

const month = /^\d{4}-(0[1-9]|1[0-2])$/
const lastFourDigits = /^\d{4}$/
const longestToken = 1024

/** Reads a vendor's card; `undefined` unless it is complete and holds no card number. */
export function readCard(received: unknown): TokenizedCard | undefined {
  if (!isRecord(received)) return undefined
  const { token, brand, lastFour, expiresOn } = received
  if (!isToken(token) || !matches(lastFour, lastFourDigits) || !matches(expiresOn, month)) return undefined
  return { token, brand: brandOf(brand), lastFour, expiresOn }
}

/** Reads a vendor's bank account; `undefined` unless it is complete. */
export function readBankAccount(received: unknown): TokenizedBankAccount | undefined {
  if (!isRecord(received)) return undefined
  const { token, lastFour } = received
  return isToken(token) && matches(lastFour, lastFourDigits) ? { token, lastFour } : undefined
}

/** Returns the contract's brand; `UNKNOWN` for any other text. */
export function brandOf(brand: unknown): CardType {
  const name = typeof brand === 'string' ? brand.toUpperCase() : ''
  return CardType.options.find((one) => one === name) ?? 'UNKNOWN'
}

/** Whether the digits end in their own check digit, as the numbers of all card networks do. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d+$/.test(digits) && sum % 10 === 0
}

/** A vendor that sends a card number in place of a token is misconfigured, and the number must go no further. */
function isToken(token: unknown): token is string {
  if (typeof token !== 'string' || token === '' || token.length > longestToken) return false
  const digits = token.replaceAll(/[\s-]/g, '')
  return !(/^\d{13,19}$/.test(digits) && passesLuhn(digits))
}

const matches = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
