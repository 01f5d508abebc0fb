'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { laterNames } from '../messages/namespaces.ts'

export const CartDetailsPart = lazyPart(async () => (await import('./details/CartDetails.tsx')).CartDetails, {
  needs: laterNames,
})
export const CartNoticesPart = /* @__PURE__ */ lazyPart(async () => (await import('./CartNotices.tsx')).CartNotices)
/** Below everything else, so it loads after the cart has been drawn. */
export const CartToolsPart = /* @__PURE__ */ lazyPart(async () => (await import('./CartTools.tsx')).CartTools)
export const CartDrawerPart = lazyPart(async () => (await import('./CartDrawerDialog.tsx')).CartDrawerDialog)
export const MarketDialogPart = lazyPart(async () => (await import('./market/MarketDialog.tsx')).MarketDialog, {
  needs: laterNames,
})
