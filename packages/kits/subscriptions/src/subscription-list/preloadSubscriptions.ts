'use client'
import { preloadParts } from '@memberkit/foundation/lazy'
import type { DictionaryList } from '@memberkit/foundation/messages'
import { changeParts, isChangeFlow } from '../change/change-parts.ts'
import { CancelFlowPart, KeepPlanPart } from '../flows/flow-parts.ts'
import { SubscriptionDetailPart } from '../subscription-detail/detail-part.ts'
import { subscriptionLink } from './subscription-link.ts'

/**
 * Loads the page of the plan, or the step of it, that an address opens: on a server before rendering, and in the browser
 * before hydrating. Returns the messages for the provider, with those of the page.
 */
export function preloadSubscriptions(
  address: string,
  messages: DictionaryList,
  locale: string,
): Promise<DictionaryList> {
  return preloadParts(partsAt(address), messages, locale)
}

function partsAt(address: string) {
  const { subscription, flow } = subscriptionLink.fromLink(address)
  if (subscription === undefined) return []
  if (flow === 'cancel') return [CancelFlowPart]
  if (flow === 'keep') return [KeepPlanPart]
  return [isChangeFlow(flow) ? changeParts[flow] : SubscriptionDetailPart]
}
