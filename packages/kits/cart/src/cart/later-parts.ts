'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { laterNames } from '../messages/namespaces.ts'

export const CartDetailsPart = lazyPart(async () => (await import('./details/CartDetails.tsx')).CartDetails, {
  needs: laterNames,
})
export const CartDrawerPart = lazyPart(async () => (await import('./CartDrawerDialog.tsx')).CartDrawerDialog)
export const MarketDialogPart = lazyPart(async () => (await import('./market/MarketDialog.tsx')).MarketDialog, {
  needs: laterNames,
})
