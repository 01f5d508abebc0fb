'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import { createElement } from 'react'
import { taxFormMessages, taxMessages } from './messages/namespaces.ts'

// The page comes with its words, which no cart needs; what an intent opens comes with it, as one file.

export const TaxesPart = lazyPart(async () => (await import('./taxes/TaxesPage.tsx')).TaxesPage, {
  needs: [taxMessages, 'labels.TaxCountry'],
  fallback: createElement(SkeletonText, { lines: 8 }),
})

const opened = [taxMessages, taxFormMessages, 'foundation.actions'] as const

export const TaxRowMenuPart = lazyPart(async () => (await import('./tax-opened-parts.ts')).TaxRowMenu, {
  needs: opened,
})

export const SetTaxPart = lazyPart(async () => (await import('./tax-opened-parts.ts')).SetTaxDialog, { needs: opened })

export const TaxHistoryPart = lazyPart(async () => (await import('./tax-opened-parts.ts')).TaxHistoryDialog, {
  needs: [...opened, 'foundation.tools'],
})
