'use client'
import type { AuthorizedUserType, LocalDate, StateOrProvince } from '@memberkit/contract'
import { getBenefitsByIdList } from '@memberkit/contract/commerce/benefits'
import {
  checkBenefitEligibilitiesByProduct,
  checkProductEligibilities,
} from '@memberkit/contract/commerce/eligibilities'
import { listProducts } from '@memberkit/contract/commerce/products'
import { useMemberkit } from '@memberkit/foundation'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { useMemo } from 'react'
import { countBenefits, type EligibleProduct, eligibleProduct, uncheckedIds } from './eligibility.rules.ts'
import type { ReasonCodes } from './reasons.rules.ts'
import { useIsOld } from './useIsOld.ts'

/** How long a check is fresh, in milliseconds: it isn't requested again, and later it is marked as old. */
export const eligibilityFreshFor = 300_000

export interface EligibilitiesOptions {
  /** The products to check, in one request. */
  productIds: readonly string[]
  /** The signed-in person. Without it, the check is for anyone of `personType`, before sign-in. */
  userId?: string | undefined
  /** The type of person to check: the spouse, a dependent. Without it, the person's own type, or any. */
  personType?: AuthorizedUserType | undefined
  region?: StateOrProvince | undefined
  /** The date to check for, before sign-in only. @default today, by the service's clock */
  asOf?: LocalDate | undefined
  /** Replaces the kit's reading of the service's reason codes. */
  reasonCodes?: ReasonCodes | undefined
  /** @default true */
  isEnabled?: boolean | undefined
}

export interface EligibilitiesData {
  /** In the order of `productIds`. */
  products: readonly EligibleProduct[]
  /** Requested products that the response doesn't contain, or not in a readable form. */
  unchecked: readonly Pick<EligibleProduct, 'id' | 'name'>[]
  /** The number of benefits that the person can use. */
  eligibleCount: number
  /** The number of benefits in all, without unreadable ones. */
  benefitCount: number
  /** Whether the check is more than 5 minutes old. `retry` of the resource checks again. */
  isOld: boolean
}

/**
 * Checks the benefits of several products for one person in one request; a catalogue request runs in parallel for their
 * names. A check is shared by all readers and fresh for 5 minutes. Locales other than English then read the names of the
 * benefits of a signed-in person, because that response has only the default name.
 */
export function useEligibilities(options: EligibilitiesOptions): Resource<EligibilitiesData> {
  const { productIds, userId, personType, region, asOf, reasonCodes, isEnabled = true } = options
  const { locale } = useMemberkit()
  const enabled = isEnabled && productIds.length > 0
  const body = { productIds: [...productIds], region, authorizedUserType: personType }
  const fresh = { freshFor: eligibilityFreshFor }
  const isOwn = userId !== undefined
  const own = useResource(
    checkBenefitEligibilitiesByProduct,
    { userId: userId ?? '', body },
    { ...fresh, enabled: enabled && isOwn },
  )
  const anybody = useResource(
    checkProductEligibilities,
    { query: { locale, asOf }, body },
    { ...fresh, enabled: enabled && !isOwn },
  )
  const check = isOwn ? own : anybody
  const answers = check.state === 'ready' ? check.data : undefined

  const catalogue = useResource(listProducts, {}, { enabled })
  const benefitIds = useMemo(() => idsIn(answers ?? []), [answers])
  const needsNames = isOwn && !locale.startsWith('en') && benefitIds.length > 0
  const translated = useResource(
    getBenefitsByIdList,
    { body: { ids: benefitIds } },
    { ...fresh, enabled: enabled && needsNames },
  )

  const products = catalogue.state === 'ready' ? catalogue.data : undefined
  const benefits = needsNames && translated.state === 'ready' ? translated.data : undefined
  const isOld = useIsOld(check.state === 'ready' ? check.updatedAt : undefined, eligibilityFreshFor)
  const asked = productIds.join(' ')
  const data = useMemo<EligibilitiesData | undefined>(() => {
    if (!answers) return undefined
    const ids = asked.split(' ')
    const known = new Map(
      products?.map(({ id, friendlyNames, internalName }) => [id, { texts: friendlyNames, fallback: internalName }]),
    )
    const names = {
      locale,
      reasonCodes,
      products: known,
      benefits: benefits && new Map(benefits.map((one) => [one.id, one.friendlyTranslations])),
    }
    const found = ids.flatMap((id) => answers.filter(({ productId }) => productId === id).slice(0, 1))
    const rows = found.map((one) => eligibleProduct(one, names))
    const { eligible, all } = countBenefits(rows)
    const unchecked = uncheckedIds(ids, rows).map(
      (id) => eligibleProduct({ productId: id, benefits: [] }, names) satisfies EligibleProduct,
    )
    return { products: rows, unchecked, eligibleCount: eligible, benefitCount: all, isOld }
  }, [answers, products, benefits, locale, reasonCodes, asked, isOld])

  // Names that arrive after the check would replace words that are being read.
  const isNaming = catalogue.state === 'loading' || (needsNames && translated.state === 'loading')
  if (check.state === 'ready' && isNaming) return { state: 'loading' }
  return mapResource(check, () => data!)
}

const idsIn = (answers: readonly { readonly benefits: readonly { readonly benefitId: string }[] }[]): string[] => [
  ...new Set(answers.flatMap(({ benefits }) => benefits.map(({ benefitId }) => benefitId))),
]
