'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { ExportButton } from './invoice-list/ExportButton.tsx'
import { InvoiceFiltersSkeleton } from './invoice-list/InvoiceFiltersSkeleton.tsx'
import { StaffMenuRoom } from './staff/StaffMenuRoom.tsx'
import { detailMessages, payMessages, staffMessages, toolMessages } from './messages/namespaces.ts'

// What an intent opens is loaded by that intent, with its words.

export const InvoiceDetailPart = lazyPart(
  async () => (await import('./invoice-detail/InvoiceDetailPage.tsx')).InvoiceDetailPage,
  {
    needs: [detailMessages.namespace],
  },
)

export const PayPart = lazyPart(async () => (await import('./pay/PayDialog.tsx')).PayDialog, {
  needs: [payMessages.namespace, 'foundation.actions'],
})

export const PayAllPart = lazyPart(async () => (await import('./pay/PayAllDialog.tsx')).PayAllDialog, {
  needs: [payMessages.namespace],
})

export const StaffRowMenuPart = lazyPart(async () => (await import('./staff/StaffMenu.tsx')).StaffRowMenu, {
  needs: [staffMessages.namespace],
})

export const StaffMenuPart = lazyPart(async () => (await import('./staff/StaffMenu.tsx')).StaffMenu, {
  needs: [staffMessages.namespace, detailMessages.namespace],
  fallback: createElement(StaffMenuRoom),
})

export const StaffIntentPart = lazyPart(async () => (await import('./staff/StaffIntentDialog.tsx')).StaffIntentDialog, {
  needs: [staffMessages.namespace],
})

export const StatementPart = lazyPart(async () => (await import('./statement/StatementDialog.tsx')).StatementDialog, {
  needs: [detailMessages.namespace],
})

export const InvoiceFiltersPart = lazyPart(
  async () => (await import('./invoice-list/InvoiceFilters.tsx')).InvoiceFilters,
  { needs: [toolMessages.namespace], fallback: createElement(InvoiceFiltersSkeleton) },
)

export const ListPrintPart = lazyPart(async () => (await import('./invoice-list/ListPrint.tsx')).ListPrint, {
  needs: [toolMessages.namespace, 'foundation.tools'],
})

export const ExportMenuPart = lazyPart(async () => (await import('./invoice-list/ExportMenu.tsx')).ExportMenu, {
  needs: [toolMessages.namespace],
  fallback: createElement(ExportButton, { isPending: true }),
})
