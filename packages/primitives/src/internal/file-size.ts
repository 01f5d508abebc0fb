import { numberFormat } from './number-format.ts'

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Formats a file size: "1.2 MB", "1,2 Mo". In powers of 1,000, as operating systems do; at least kB. */
export function formatFileSize(bytes: number, locale: string) {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  return numberFormat(locale, {
    style: 'unit',
    unit: units[power - 1],
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power)
}
