'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { openedNames, staffMessages, staffNames } from './messages/namespaces.ts'

// Parts that an intent opens are loaded by it, with their words. Bundlers make a file of each module that is imported
// here, and one more for each combination of them that shares something: so there is one, and no more.

export const InvoiceDetailPart = lazyPart(async () => (await import('./opened-parts.ts')).InvoiceDetailPage, {
  needs: openedNames,
})

export const PayPart = lazyPart(async () => (await import('./opened-parts.ts')).PayDialog, {
  needs: [...openedNames, 'foundation.actions'],
})

export const PayAllPart = lazyPart(async () => (await import('./opened-parts.ts')).PayAllDialog, {
  needs: [...openedNames, 'foundation.actions'],
})

export const StaffRowMenuPart = lazyPart(async () => (await import('./opened-parts.ts')).StaffRowMenu, {
  needs: [staffMessages.namespace, 'foundation.actions'],
})

export const InvoiceActionPart = lazyPart(async () => (await import('./opened-parts.ts')).InvoiceActionDialog, {
  needs: [...openedNames, ...staffNames, 'foundation.actions'],
})
