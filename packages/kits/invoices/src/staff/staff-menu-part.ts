'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { detailMessages, staffMessages } from '../messages/namespaces.ts'
import { StaffMenuRoom } from './StaffMenuRoom.tsx'

export const StaffMenuPart = lazyPart(async () => (await import('../opened-parts.ts')).StaffMenu, {
  needs: [staffMessages.namespace, detailMessages.namespace, 'foundation.actions'],
  fallback: createElement(StaffMenuRoom),
})
