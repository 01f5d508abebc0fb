import type { CsvColumn } from '@memberkit/foundation/csv'
import { toCsv } from '@memberkit/foundation/csv'
import type { Locale } from '@memberkit/platform/formats'
import { parse } from 'papaparse'
import type { BulkEntry } from './bulk-plan.rules.ts'

/** The file's own names of its columns, the same in every language: what one administrator writes, another can read. */
export const fileColumns = {
  subscriptionId: 'subscription_id',
  name: 'name',
  plan: 'plan',
  lastDay: 'last_day',
  reason: 'reason',
  result: 'result',
} as const

export type FileProblem = 'empty' | 'noColumn'

export type ReadFile = { readonly entries: readonly BulkEntry[] } | { readonly problem: FileProblem }

/**
 * Reads a list of plans to end. `subscription_id` is required; `last_day` such as `2026-04-30`, `reason` as a code or as
 * `reasons` words it. Lines without an id, and columns that nobody knows, are left out. Commas, semicolons and tabs.
 */
export function readBulkFile(text: string, reasons: Readonly<Record<string, string>>): ReadFile {
  const { data } = parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (header) => header.trim().toLowerCase(),
  })
  if (data.length === 0) return { problem: 'empty' }
  if (!data.some((line) => Object.hasOwn(line, fileColumns.subscriptionId))) return { problem: 'noColumn' }
  const codes = new Map(Object.entries(reasons).map(([code, words]) => [words.toLowerCase(), code]))
  const entries = data.flatMap((line, index): BulkEntry[] => {
    const read = (column: keyof typeof fileColumns) => unescaped(line[fileColumns[column]] ?? '')
    const subscriptionId = read('subscriptionId')
    const reason = read('reason')
    if (!subscriptionId) return []
    // The header is the first line.
    return [
      {
        subscriptionId,
        lastDay: read('lastDay') || undefined,
        reason: codes.get(reason.toLowerCase()) ?? (reason.toUpperCase() || undefined),
        line: index + 2,
      },
    ]
  })
  return entries.length > 0 ? { entries } : { problem: 'empty' }
}

/** Our own files guard against formulas with an apostrophe. */
const unescaped = (cell: string) => cell.trim().replace(/^'/, '')

export interface FileRow {
  subscriptionId: string
  name?: string
  plan?: string
  lastDay?: string
  reason?: string
  result?: string
}

/** Writes rows as a file that can be read again. */
export function writeBulkFile(rows: readonly FileRow[], locale: Locale, withResults = false): string {
  const names = (Object.keys(fileColumns) as (keyof typeof fileColumns)[]).filter(
    (name) => withResults || name !== 'result',
  )
  const columns = names.map((name): CsvColumn<FileRow> => ({ header: fileColumns[name], value: (row) => row[name] }))
  return toCsv(rows, columns, { locale })
}
