'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { Skeleton } from '@memberkit/primitives/skeleton'
import { createElement } from 'react'
import { addressNames } from '../messages/namespaces.ts'

/** Loads with the first form that has an address. */
export const AddressInput = lazyPart(async () => (await import('./inputs/AddressInput.tsx')).AddressInput, {
  needs: addressNames,
  fallback: createElement(Skeleton, { height: 'panel' }),
})
