'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { changeNames } from '../messages/namespaces.ts'
import { ChangeSkeleton } from './ChangeSkeleton.tsx'

const options = { needs: [...changeNames, 'foundation.actions'], fallback: createElement(ChangeSkeleton) }

/** The pages of changes, by flow; each loads when it is opened. */
export const changeParts = {
  'update-payment': lazyPart(async () => (await import('../opened-parts.ts')).PaymentChangePage, options),
  'change-plan': lazyPart(async () => (await import('../opened-parts.ts')).PlanChangePage, options),
  'change-billing': lazyPart(async () => (await import('../opened-parts.ts')).BillingChangePage, options),
} as const

export type ChangeFlow = keyof typeof changeParts

export const isChangeFlow = (flow: string | undefined): flow is ChangeFlow =>
  flow !== undefined && Object.hasOwn(changeParts, flow)
