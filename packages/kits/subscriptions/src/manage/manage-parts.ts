'use client'
import { MenuPlaceholder } from '@memberkit/foundation/entity-actions/menu'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { detailMessages, staffNames } from '../messages/namespaces.ts'

const needs = [...staffNames, 'foundation.actions']

/** The dialog of any action on a subscription. */
export const SubscriptionActionPart = lazyPart(
  async () => (await import('../staff-parts.ts')).SubscriptionActionDialog,
  {
    needs,
  },
)

/** The dialog that creates a subscription. */
export const CreateSubscriptionPart = lazyPart(async () => (await import('../staff-parts.ts')).CreateSubscription, {
  needs,
})

/** The menu of staff on the page of a subscription. */
export const StaffMenuPart = lazyPart(async () => (await import('../staff-parts.ts')).SubscriptionMenu, {
  needs,
  fallback: createElement(MenuPlaceholder, { messages: detailMessages, label: 'actions' }),
})
