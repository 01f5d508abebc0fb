'use client'
import { MenuPlaceholder } from '@memberkit/foundation/entity-actions/menu'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { openedNames, internalMessages } from '../messages/internal/namespaces.ts'

const needs = [...openedNames, 'foundation.actions']

/** The menu of a case. */
export const CaseMenuPart = lazyPart(async () => (await import('./opened-actions.ts')).CaseMenu, {
  needs,
  fallback: createElement(MenuPlaceholder, { messages: internalMessages, label: 'actions' }),
})

/** The dialog of an action with the standard form. */
export const CaseActionPart = lazyPart(async () => (await import('./opened-actions.ts')).CaseActionDialog, { needs })

export const TurnIntoPart = lazyPart(async () => (await import('./opened-actions.ts')).TurnIntoDialog, { needs })

export const ClosingPart = lazyPart(async () => (await import('./closing/ClosingSheet.tsx')).ClosingSheet, { needs })

export const AttemptPart = lazyPart(async () => (await import('./closing/AttemptDialog.tsx')).AttemptDialog, { needs })

export const RedactPart = lazyPart(async () => (await import('./redact/RedactSheet.tsx')).RedactSheet, { needs })

export const EvidencePart = lazyPart(async () => (await import('./evidence/EvidenceDialog.tsx')).EvidenceDialog, {
  needs: [...needs, 'foundation.tools'],
})

export const SnippetPart = lazyPart(async () => (await import('./compose/SnippetDialog.tsx')).SnippetDialog, { needs })

export const KeysPart = lazyPart(async () => (await import('./keys/KeysDialog.tsx')).KeysDialog, { needs })
