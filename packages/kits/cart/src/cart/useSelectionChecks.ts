'use client'
import { validateOfferSelections } from '@memberkit/contract/commerce/offers'
import { useAnswers } from '@memberkit/foundation/resource'
import type { CartLine } from './rules/lines.rules.ts'
import { checksOf, objectionsTo } from './rules/verdicts.rules.ts'
import type { SelectionProblem } from './received.ts'

interface CheckOptions {
  readonly brand: string
  readonly region: string
  readonly market: string
}

export interface SelectionChecks {
  /** The platform's objections to each line, by its key. */
  readonly objections: ReadonlyMap<string, readonly SelectionProblem[]>
  readonly isChecking: boolean
}

/**
 * Asks the platform whether the lines can be bought together, in their region. Without an answer nothing is held against
 * a line: the order will be refused if it has to be.
 */
export function useSelectionChecks(
  lines: readonly CartLine[],
  { brand, region, market }: CheckOptions,
): SelectionChecks {
  const checks = checksOf(lines, region, market)
  const answers = useAnswers(
    validateOfferSelections,
    checks.map(({ offerId, body }) => ({ brand, offerId, body })),
  )
  const objections = new Map<string, readonly SelectionProblem[]>()
  for (const [index, { keys }] of checks.entries()) {
    const answer = answers[index]?.answer
    if (!answer?.ok || !Array.isArray(answer.data?.problems)) continue
    for (const key of keys) {
      const line = lines.find((one) => one.key === key)
      const own = line ? objectionsTo(line, answer.data.problems) : []
      if (own.length > 0) objections.set(key, own)
    }
  }
  return { objections, isChecking: answers.some(({ isPending }) => isPending) }
}
