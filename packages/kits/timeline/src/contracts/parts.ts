'use client'
import { MenuPlaceholder, RowMenuPlaceholder } from '@memberkit/foundation/entity-actions/menu'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { contractsMessages, openedContractNames } from '../messages/namespaces.ts'

// The parts that an intent opens are loaded by that intent, with their words, in one file.
const needs = [...openedContractNames, 'foundation.actions', 'foundation.tools']

export const ContractRowMenuPart = lazyPart(async () => (await import('./opened-parts.ts')).ContractRowMenu, {
  needs,
  fallback: createElement(RowMenuPlaceholder),
})

export const HistoryMenuPart = lazyPart(async () => (await import('./opened-parts.ts')).HistoryMenu, {
  needs,
  fallback: createElement(MenuPlaceholder, { messages: contractsMessages, label: 'actions', size: 'small' }),
})

export const ContractIntentPart = lazyPart(async () => (await import('./opened-parts.ts')).ContractIntentDialog, {
  needs,
})

export const CompareContractsPart = lazyPart(async () => (await import('./opened-parts.ts')).CompareContracts, {
  needs,
})
