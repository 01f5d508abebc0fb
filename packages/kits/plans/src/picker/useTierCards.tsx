'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import type { ChoiceCardOption } from '@memberkit/primitives/choice-card'
import { type ReactNode, useMemo } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import { repeatedLabels } from '../shared/repeated-labels.rules.ts'
import type { TierVM } from '../shared/tiers.rules.ts'
import { additionOf, changeTo, lossOf } from './change.rules.ts'
import { PriceBlock } from './PriceBlock.tsx'
import { type ShownPrice, shownPriceOf } from '../shared/shown-price.rules.ts'
import { CardBadges } from './CardBadges.tsx'
import { TierFacts } from './TierFacts.tsx'
import * as styles from './TierPicker.css.ts'
import { TierTitle } from './TierTitle.tsx'
import { isSelectable } from './tiers-shown.rules.ts'
import type { PeopleText } from './usePeopleText.ts'
import type { PriceText } from './usePriceText.ts'
import type { LossLine } from './useLossText.ts'
import type { Loss } from './change.rules.ts'
import { useUnavailableText } from './useUnavailableText.ts'

/** The tier to recommend, at most one. Its place among the others stays: they are in the order of price. */
export interface Recommendation {
  tierId: string
  /** Why, in a sentence that the person reads. */
  reason: ReactNode
  /** The experiment that it belongs to, for `plans.experiment.shown`. */
  experiment?: string
}

/** The data that cards need besides their tier. Keep each value the same between renders, and no card renders again. */
export interface CardContext {
  /** Every tier, whoever it leaves out. */
  all: readonly TierVM[]
  /** The tiers to name instead of one that can't be bought: none leaves somebody out. */
  alternatives: readonly TierVM[]
  period: string
  current: TierVM | undefined
  region: string | undefined
  recommended: Recommendation | undefined
  allowsUnpriced: boolean
  payPeriodsPerYear: number | undefined
  prices: PriceText
  people: PeopleText
  lossLines: (loss: Loss) => LossLine[]
  benefitsOf: (tier: TierVM) => readonly string[]
  /** Whether `benefitsOf` has what the buyer's place changes. */
  areBenefitsOfRegion: boolean
  /** Called once the recommended tier is on the page. */
  onRecommended: () => void
  employerContribution: ((tier: TierVM, price: ShownPrice) => ReactNode) | undefined
}

/** Returns the tiers as cards to choose from. The same until something that they show changes. */
export function useTierCards(
  tiers: readonly TierVM[],
  isCompact: boolean,
  context: CardContext,
): readonly ChoiceCardOption[] {
  const t = useMessages(pickerMessages)
  // Whoever helps a buyer has nothing to keep.
  const isBuyer = useMemberkit().realm === 'User'
  const { all, alternatives, period, current, region, recommended, allowsUnpriced, payPeriodsPerYear } = context
  const { prices, people, lossLines, benefitsOf, areBenefitsOfRegion, employerContribution, onRecommended } = context
  const unavailable = useUnavailableText(region)
  return useMemo(() => {
    const repeated = repeatedLabels(all)
    return tiers.map((tier, index): ChoiceCardOption => {
      const price = shownPriceOf(tier.prices, period)
      const recommendation = recommended?.tierId === tier.tierId ? recommended : undefined
      const reason = reasonOf()
      // Of what can't be chosen, the reason is what there is to know.
      const change = reason ? undefined : changeTo(tier, current)
      const loss = change && lossOf(tier, current, benefitsOf)
      const addition =
        isCompact || reason
          ? undefined
          : additionOf(tier, tiers.slice(0, index), current, benefitsOf, areBenefitsOfRegion)
      const isUnpriced = !price && !allowsUnpriced
      const block = isUnpriced ? undefined : (
        <PriceBlock
          price={price}
          prices={tier.prices}
          currency={tier.currency}
          text={prices}
          payPeriodsPerYear={payPeriodsPerYear}
          isCompact={isCompact}
        />
      )
      const badges =
        tier.current || recommendation || tier.draft || change ? (
          <CardBadges
            isCurrent={tier.current}
            onRecommended={recommendation && onRecommended}
            draft={tier.draft}
            change={change}
          />
        ) : undefined
      return {
        value: tier.key,
        title: <TierTitle tier={tier} spoken={price && prices.spoken(price, tier.currency)} />,
        aside: isCompact ? block : badges,
        description: (
          <TierFacts
            price={
              <>
                {isCompact ? null : block}
                {price && employerContribution ? (
                  <div className={styles.part}>{employerContribution(tier, price)}</div>
                ) : null}
              </>
            }
            adds={addition && { base: addition.base.label, lines: lossLines(addition.gain) }}
            covers={tier.covers.length > 0 ? people.people(tier.covers) : undefined}
            bureaus={tier.bureaus}
            product={repeated.has(tier.label.text) ? tier.product : undefined}
            badges={isCompact ? badges : undefined}
            loss={loss && lossLines(loss)}
            recommendation={recommendation?.reason}
          />
        ),
        ...(reason && { unavailableReason: reason }),
      }

      function reasonOf(): string | undefined {
        if (isSelectable(tier, period, allowsUnpriced)) return undefined
        if (!tier.availability.ok) {
          const { reason: why } = tier.availability
          if (!tier.current || (why !== 'status' && why !== 'channel')) {
            const instead = unavailable.instead(tier, why, { all, alternatives })
            return instead ? `${unavailable.why(why)} ${instead}` : unavailable.why(why)
          }
          const kept = why === 'status' ? 'current.retired' : 'current.elsewhere'
          return t(isBuyer ? kept : `${kept}.buyer`)
        }
        return t('price.unavailable')
      }
    })
  }, [
    tiers,
    isCompact,
    all,
    alternatives,
    period,
    current,
    recommended,
    allowsUnpriced,
    payPeriodsPerYear,
    prices,
    people,
    lossLines,
    benefitsOf,
    areBenefitsOfRegion,
    onRecommended,
    employerContribution,
    unavailable,
    isBuyer,
    t,
  ])
}
