import type { BillingPeriod } from '@memberkit/contract'
import type { Locale } from './locale.ts'
import { formatMoney } from './money.ts'

interface Words {
  /** The unit after a price's slash: `/month`. */
  unit: string
  /** The period on its own, in a table or a filter: `Monthly`. */
  label: string
}

// BIANNUAL is between QUARTERLY and ANNUAL in the platform's lists, so it is read as every six months. The word
// "biannual", which can also mean every two years, never shows.
const english: Record<BillingPeriod, Words> = {
  ANNUAL: { unit: 'year', label: 'Annually' },
  BIANNUAL: { unit: '6 months', label: 'Every 6 months' },
  DAILY: { unit: 'day', label: 'Daily' },
  MONTHLY: { unit: 'month', label: 'Monthly' },
  ONE_TIME: { unit: 'once', label: 'Once' },
  PAY_PERIOD: { unit: 'pay period', label: 'Every pay period' },
  QUARTERLY: { unit: 'quarter', label: 'Quarterly' },
  WEEKLY: { unit: 'week', label: 'Weekly' },
}

const words: Record<Locale, Record<BillingPeriod, Words>> = {
  'en-US': english,
  'en-CA': english,
  'fr-CA': {
    ANNUAL: { unit: 'an', label: 'Chaque année' },
    BIANNUAL: { unit: '6 mois', label: 'Tous les 6 mois' },
    DAILY: { unit: 'jour', label: 'Chaque jour' },
    MONTHLY: { unit: 'mois', label: 'Chaque mois' },
    ONE_TIME: { unit: 'une fois', label: 'Une seule fois' },
    PAY_PERIOD: { unit: 'période de paie', label: 'À chaque période de paie' },
    QUARTERLY: { unit: 'trimestre', label: 'Chaque trimestre' },
    WEEKLY: { unit: 'semaine', label: 'Chaque semaine' },
  },
  'es-US': {
    ANNUAL: { unit: 'año', label: 'Cada año' },
    BIANNUAL: { unit: '6 meses', label: 'Cada 6 meses' },
    DAILY: { unit: 'día', label: 'Cada día' },
    MONTHLY: { unit: 'mes', label: 'Cada mes' },
    ONE_TIME: { unit: 'una vez', label: 'Una sola vez' },
    PAY_PERIOD: { unit: 'período de nómina', label: 'Cada período de nómina' },
    QUARTERLY: { unit: 'trimestre', label: 'Cada trimestre' },
    WEEKLY: { unit: 'semana', label: 'Cada semana' },
  },
}

/** An amount charged every billing period, as in tiers (commerce 3: Product). */
export interface Price {
  /** A decimal such as `'49.90'`. */
  amount: string
  /** The ISO 4217 code of the price itself. */
  currency: string
  period: string
}

/** Formats a price as `$49.90/month`: "the billing period is shown after a slash" (commerce 9). */
export function formatPrice({ amount, currency, period }: Price, locale: Locale): string {
  return `${formatMoney(amount, currency, locale)}/${wordsFor(period, locale).unit}`
}

/**
 * Formats a billing period: `Monthly`, `Every 6 months`, `Once` (commerce 9: Period labels). Unknown periods become
 * readable text.
 */
export function periodLabel(period: string, locale: Locale): string {
  return wordsFor(period, locale).label
}

/** Whether a period has words of its own: a price in any other would show its raw value. */
export function isBillingPeriod(period: string): period is BillingPeriod {
  return Object.hasOwn(english, period)
}

function wordsFor(period: string, locale: Locale): Words {
  if (isBillingPeriod(period)) return words[locale][period]
  const plain = period.replaceAll('_', ' ').toLowerCase()
  return { unit: plain, label: plain.charAt(0).toUpperCase() + plain.slice(1) }
}
