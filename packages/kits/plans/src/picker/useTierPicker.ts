'use client'
import type { Country, StateOrProvince } from '@memberkit/contract'
import type { OfferChannel } from '@memberkit/contract/commerce/offers'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useLinkState } from '@memberkit/foundation/links'
import { mapResource, type Resource } from '@memberkit/foundation/resource'
import type { Locale } from '@memberkit/platform/formats'
import { useCallback, useMemo, useState } from 'react'
import type { PickerEvents } from './events.ts'
import type { CurrentPlan, TierVM } from '../shared/tiers.rules.ts'
import { countryOf } from '../shared/country.rules.ts'
import { useTiersWithCurrent } from '../shared/useTiers.ts'
import type { TierAxes } from './axes.rules.ts'
import type { PeopleKind } from './people.rules.ts'
import { type Choice, choiceOf, type TierChoices, choicesOf, periodFrom } from './picker-data.rules.ts'
import { pickerLink } from './picker-link.ts'
import type { ShowUnavailable } from './tiers-shown.rules.ts'
import type { SupplementPeriodOf } from './supplements.rules.ts'
import { useHeldTiers } from './useHeldTiers.ts'
import { type Lost, useLostTier } from './useLostTier.ts'
import { useRegion } from './useRegion.ts'

export interface TierPickerOptions {
  /** The brand whose offers are listed. */
  brand: string
  /** The product group for sale: `legal`, `identity` and the like. */
  productGroup: string
  /** The sales channel. D2C and NETWORK list offers that are for sale, GROUP those that are enrollable. */
  channel: OfferChannel
  /** The buyer's state or province, if the host knows it. Without one, availability by region is not judged. */
  region?: StateOrProvince
  /** @default the country of the provider's locale */
  country?: Country
  /** The language of the buyer's market. @default the provider's locale */
  market?: Locale
  /** The partner whose offers come before those of our own name. */
  coBrandPartner?: string
  /** The plan that the buyer has today. */
  current?: CurrentPlan
  /** Whether a tier without a price can be chosen. @default false */
  allowsUnpriced?: boolean
  /** The unavailable tiers to show: those of other states and provinces, all, or none. @default 'region' */
  showUnavailable?: ShowUnavailable
  /** The period to start with, if some tier has it. @default 'MONTHLY' */
  initialPeriod?: string
  /**
   * The period that a supplement is billed by, given that of its tier: `() => 'MONTHLY'` where supplements are sold by
   * the month only. Keep the function the same between renders. @default the tier's period
   */
  supplementPeriodOf?: SupplementPeriodOf
  /** A tier's place in the matrix of people and bureaus, where internal names don't tell. */
  axesOf?: (tier: TierVM) => TierAxes | undefined
  /** Whether experimental offers are listed. @default false */
  showsExperiments?: boolean
  /** Whether staff see offers that aren't published yet, which nobody can buy. @default false */
  isPreview?: boolean
}

/** The channel and locale of a preview's reader. */
export interface SeenAs {
  readonly channel: OfferChannel
  readonly locale: Locale
}

export interface TierPickerData extends TierChoices, Choice {
  /** The period that prices are shown for. */
  readonly period: string
  readonly wanted: readonly PeopleKind[]
  /** Whether the tiers of another state or province are loading, and those of the last one are shown. */
  readonly isUpdating: boolean
  /** Whether a refetch changed a price that was shown. */
  readonly arePricesNew: boolean
  /** The tier that was selected and no longer can be. */
  readonly lost?: Lost
}

export interface TierPickerState {
  resource: Resource<TierPickerData>
  /** Reads the buyer's own plan again; present once that failed, and no tier is marked as theirs. */
  retryCurrent?: () => void
  region?: StateOrProvince
  /** The country whose regions can be chosen. */
  country: Country
  /** The language of the buyer's market. */
  market: Locale
  /** Whether tiers of offers that aren't published are listed. */
  showsDrafts: boolean
  /** The channel and locale that a preview simulates; otherwise the buyer's. */
  seenAs: SeenAs
  setRegion: (region: StateOrProvince | undefined) => void
  setSeenAs: (change: Partial<SeenAs>) => void
  setPeriod: (period: string) => void
  setWanted: (wanted: readonly PeopleKind[]) => void
  /** Selects a tier by its key, or none. Nothing is bought by it. */
  select: (key: string | undefined) => void
  setSupplements: (supplementIds: readonly string[]) => void
}

/**
 * The tiers of a brand's offers and the state of choosing one of them: period, people, region, supplements and subtotal.
 * One request. All but the people wanted is in the link; nothing is sent.
 */
export function useTierPicker(options: TierPickerOptions): TierPickerState {
  const { showUnavailable = 'region', allowsUnpriced = false, isPreview = false } = options
  const { initialPeriod, axesOf, supplementPeriodOf } = options
  const { locale: ownLocale, realm } = useMemberkit()
  const emit = useEmit<PickerEvents>()
  const [link, setLink] = useLinkState(pickerLink)
  const [seen, setSeen] = useState<Partial<SeenAs>>({})
  const [wanted, setWanted] = useState<readonly PeopleKind[]>([])

  // Until then, those of the plan that the buyer has; afterwards no list in the link means none.
  const [haveSupplementsChanged, setSupplementsChanged] = useState(false)
  const current = haveSupplementsChanged ? undefined : options.current?.supplementIds
  const supplementIds = link.supplements ?? current

  const showsDrafts = isPreview && realm === 'Internal'
  const seenAs = useMemo<SeenAs>(
    () => ({ channel: options.channel, locale: ownLocale, ...(showsDrafts && seen) }),
    [options.channel, ownLocale, showsDrafts, seen],
  )
  const { channel, locale } = seenAs
  const isOtherLocale = locale !== ownLocale
  const market = isOtherLocale ? locale : (options.market ?? locale)
  const country = (isOtherLocale ? undefined : options.country) ?? countryOf(market)
  const [region, setRegion] = useRegion(options.region, country)
  const place = [channel, market, country, region].join(' ')
  const { resource: offered, retryCurrent } = useTiersWithCurrent({
    ...options,
    channel,
    locale,
    market,
    country,
    region,
    showsDrafts,
  })
  const held = useHeldTiers(offered, [options.brand, options.productGroup].join(' '), place)
  const all = held.resource.state === 'ready' ? held.resource.data : undefined

  const choices = useMemo(
    () => all && choicesOf(all, { showUnavailable, wanted, placeOf: axesOf }),
    [all, showUnavailable, wanted, axesOf],
  )
  const period = periodFrom(choices?.periods ?? [], link.period, initialPeriod)
  const choice = useMemo(
    () =>
      choices &&
      choiceOf(choices.tiers, {
        key: link.tier,
        period,
        supplementIds: supplementIds ?? [],
        supplementPeriodOf,
        allowsUnpriced,
        region,
      }),
    [choices, link.tier, period, supplementIds, supplementPeriodOf, allowsUnpriced, region],
  )
  const [lost, forget] = useLostTier({
    key: link.tier,
    tiers: held.isUpdating ? undefined : choices?.tiers,
    selected: choice?.tier,
    onLost: useCallback(() => setLink({ tier: undefined }, { replace: true }), [setLink]),
  })

  const tiers = choices?.tiers
  const resource = mapResource(held.resource, () => ({
    ...choices!,
    ...choice!,
    period,
    wanted,
    isUpdating: held.isUpdating,
    arePricesNew: held.arePricesNew,
    ...(lost && { lost }),
  }))
  return {
    resource,
    ...(retryCurrent && { retryCurrent }),
    region,
    country,
    market,
    showsDrafts,
    seenAs,
    setRegion: useCallback(
      (next) => {
        setRegion(next)
        emit('plans.region.changed', { region: next ?? '' })
      },
      [setRegion, emit],
    ),
    setSeenAs: useCallback(
      (change) => {
        setSeen((before) => ({ ...before, ...change }))
        // A region of another country would hide everything.
        if (change.locale && countryOf(change.locale) !== country) setRegion(undefined)
      },
      [country, setRegion],
    ),
    setPeriod: useCallback(
      (next) => {
        setLink({ period: next }, { replace: true })
        emit('plans.period.changed', { billingPeriod: next })
      },
      [setLink, emit],
    ),
    setWanted,
    select: useCallback(
      (key) => {
        forget()
        setLink({ tier: key }, { replace: true })
        const tier = tiers?.find((one) => one.key === key)
        if (!tier) return
        const { offerId, productId, tierId } = tier
        emit('plans.tier.selected', { offerId, productId, tierId })
      },
      [setLink, emit, forget, tiers],
    ),
    setSupplements: useCallback(
      (ids) => {
        setSupplementsChanged(true)
        setLink({ supplements: ids.length > 0 ? ids : undefined }, { replace: true })
      },
      [setLink],
    ),
  }
}
