import { enCA as billingEnCA } from '@memberkit/billing-center/messages/en-CA'
import { enUS as billingEnUS } from '@memberkit/billing-center/messages/en-US'
import { esUS as billingEsUS } from '@memberkit/billing-center/messages/es-US'
import { frCA as billingFrCA } from '@memberkit/billing-center/messages/fr-CA'
import { enCA as entitlementsEnCA } from '@memberkit/entitlements/messages/en-CA'
import { enUS as entitlementsEnUS } from '@memberkit/entitlements/messages/en-US'
import { esUS as entitlementsEsUS } from '@memberkit/entitlements/messages/es-US'
import { frCA as entitlementsFrCA } from '@memberkit/entitlements/messages/fr-CA'
import { enCA as foundationEnCA } from '@memberkit/foundation/messages/en-CA'
import { enUS as foundationEnUS } from '@memberkit/foundation/messages/en-US'
import { esUS as foundationEsUS } from '@memberkit/foundation/messages/es-US'
import { frCA as foundationFrCA } from '@memberkit/foundation/messages/fr-CA'
import type { Dictionary } from '@memberkit/foundation/messages'
import { pseudo } from '@memberkit/foundation/messages/pseudo'
import { subscriptionWords } from '../stories/foundation/subscription-actions.tsx'
import { partsMessages } from '../stories/parts/parts-messages.ts'
import { enCA as plansEnCA } from '@memberkit/plans/messages/en-CA'
import { enUS as plansEnUS } from '@memberkit/plans/messages/en-US'
import { esUS as plansEsUS } from '@memberkit/plans/messages/es-US'
import { frCA as plansFrCA } from '@memberkit/plans/messages/fr-CA'
import { enCA as cartEnCA } from '@memberkit/cart/messages/en-CA'
import { enUS as cartEnUS } from '@memberkit/cart/messages/en-US'
import { esUS as cartEsUS } from '@memberkit/cart/messages/es-US'
import { frCA as cartFrCA } from '@memberkit/cart/messages/fr-CA'
import { enCA as paymentsEnCA } from '@memberkit/payments/messages/en-CA'
import { enUS as paymentsEnUS } from '@memberkit/payments/messages/en-US'
import { esUS as paymentsEsUS } from '@memberkit/payments/messages/es-US'
import { frCA as paymentsFrCA } from '@memberkit/payments/messages/fr-CA'
import { enCA as timelineEnCA } from '@memberkit/timeline/messages/en-CA'
import { enUS as timelineEnUS } from '@memberkit/timeline/messages/en-US'
import { esUS as timelineEsUS } from '@memberkit/timeline/messages/es-US'
import { frCA as timelineFrCA } from '@memberkit/timeline/messages/fr-CA'
import { enCA as branchesEnCA } from '@memberkit/branches/messages/en-CA'
import { enUS as branchesEnUS } from '@memberkit/branches/messages/en-US'
import { esUS as branchesEsUS } from '@memberkit/branches/messages/es-US'
import { frCA as branchesFrCA } from '@memberkit/branches/messages/fr-CA'
import { enCA as resolutionsEnCA } from '@memberkit/resolutions/messages/en-CA'
import { enUS as resolutionsEnUS } from '@memberkit/resolutions/messages/en-US'
import { esUS as resolutionsEsUS } from '@memberkit/resolutions/messages/es-US'
import { frCA as resolutionsFrCA } from '@memberkit/resolutions/messages/fr-CA'
import { enCA as consoleEnCA } from '@memberkit/console/messages/en-CA'
import { enUS as consoleEnUS } from '@memberkit/console/messages/en-US'
import { esUS as consoleEsUS } from '@memberkit/console/messages/es-US'
import { frCA as consoleFrCA } from '@memberkit/console/messages/fr-CA'

/** Messages of stories that play the role of a kit. */
const own = [subscriptionWords]

const dictionaries: Record<string, readonly Dictionary[]> = {
  'en-US': [
    ...foundationEnUS,
    ...entitlementsEnUS,
    partsMessages.enUS,
    ...own,
    ...plansEnUS,
    ...cartEnUS,
    ...paymentsEnUS,
    ...billingEnUS,
    ...timelineEnUS,
    ...branchesEnUS,
    ...resolutionsEnUS,
    ...consoleEnUS,
  ],
  'en-CA': [
    ...foundationEnCA,
    ...entitlementsEnCA,
    partsMessages.enCA,
    ...own,
    ...plansEnCA,
    ...cartEnCA,
    ...paymentsEnCA,
    ...billingEnCA,
    ...timelineEnCA,
    ...branchesEnCA,
    ...resolutionsEnCA,
    ...consoleEnCA,
  ],
  'fr-CA': [
    ...foundationFrCA,
    ...entitlementsFrCA,
    partsMessages.frCA,
    ...own,
    ...plansFrCA,
    ...cartFrCA,
    ...paymentsFrCA,
    ...billingFrCA,
    ...timelineFrCA,
    ...branchesFrCA,
    ...resolutionsFrCA,
    ...consoleFrCA,
  ],
  'es-US': [
    ...foundationEsUS,
    ...entitlementsEsUS,
    partsMessages.esUS,
    ...own,
    ...plansEsUS,
    ...cartEsUS,
    ...paymentsEsUS,
    ...billingEsUS,
    ...timelineEsUS,
    ...branchesEsUS,
    ...resolutionsEsUS,
    ...consoleEsUS,
  ],
}
dictionaries.pseudo = dictionaries['en-US']!.map(pseudo)

/** Returns every dictionary of a locale; `pseudo` is accented and a third longer than English. */
export const messagesOf = (locale: string) => dictionaries[locale] ?? dictionaries['en-US']!

/** Preloads a locale's lazy dictionaries, so that a story renders in it at once. */
export async function loadMessages(locale: string) {
  dictionaries[locale] = await Promise.all(
    messagesOf(locale).map(async (one) => (one.load ? { ...one, messages: await one.load() } : one)),
  )
}
