'use client'
import { MenuPlaceholder } from '@memberkit/foundation/entity-actions/menu'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { detailMessages, staffMessages } from '../messages/namespaces.ts'

export const StaffMenuPart = lazyPart(async () => (await import('../opened-parts.ts')).StaffMenu, {
  needs: [staffMessages.namespace, detailMessages.namespace, 'foundation.actions'],
  fallback: createElement(MenuPlaceholder, { messages: detailMessages, label: 'actions' }),
})
