import { isDecimal, type Locale } from '@memberkit/platform/formats'

/** Formats a rate in percent: `'9.975'` becomes `9.975%`, in French `9,975 %`. Digits stay text, so nothing is rounded. */
export function rateText(rate: string, locale: Locale): string {
  if (!isDecimal(rate)) return rate
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent', maximumFractionDigits: 20 })
  return format.format(rate as Intl.StringNumericLiteral)
}
