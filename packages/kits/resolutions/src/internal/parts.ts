'use client'
import { MenuPlaceholder, RowMenuPlaceholder } from '@memberkit/foundation/entity-actions/menu'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { openedNames, internalMessages } from '../messages/internal/namespaces.ts'

/** The words of what is opened. */
export const needs = [...openedNames, 'foundation.actions']

/** The menu of a case. */
export const CaseMenuPart = lazyPart(async () => (await import('./opened-actions.ts')).CaseMenu, {
  needs,
  fallback: createElement(MenuPlaceholder, { messages: internalMessages, label: 'actions' }),
})

export const PinMenuPart = lazyPart(async () => (await import('./opened-actions.ts')).PinMenu, {
  needs,
  fallback: createElement(RowMenuPlaceholder),
})

/** The flow opened from a case. Its code comes with the menu, so that nobody waits for it. */
export const OpenedFlowPart = lazyPart(async () => (await import('./opened-actions.ts')).OpenedFlow, { needs })

/** The question before a case is taken from somebody. */
export const ConfirmPart = lazyPart(async () => (await import('./opened-actions.ts')).ConfirmDialog, { needs })

export const HalfDonePart = lazyPart(async () => (await import('./opened-actions.ts')).HalfDoneAlert, { needs })

export const TurnIntoPart = lazyPart(async () => (await import('./opened-actions.ts')).TurnIntoDialog, { needs })

export const ClosingPart = lazyPart(async () => (await import('./closing/ClosingSheet.tsx')).ClosingSheet, { needs })

export const AttemptPart = lazyPart(async () => (await import('./closing/AttemptDialog.tsx')).AttemptDialog, { needs })

export const SnippetPart = lazyPart(async () => (await import('./compose/SnippetDialog.tsx')).SnippetDialog, { needs })

export const KeysPart = lazyPart(async () => (await import('./keys/KeysDialog.tsx')).KeysDialog, { needs })
