'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { managedNames } from '../messages/namespaces.ts'
import { RowMenuPlaceholder } from '../shared/RowMenuPlaceholder.tsx'

const needs = [...managedNames, 'foundation.actions']

export const NoteMenuPart = lazyPart(async () => (await import('./managed-parts.ts')).NoteMenu, {
  needs,
  fallback: createElement(RowMenuPlaceholder),
})

export const NoteActionPart = lazyPart(async () => (await import('./managed-parts.ts')).NoteActionDialog, { needs })

export const NoteHistoryPart = lazyPart(async () => (await import('./managed-parts.ts')).NoteHistory, { needs })
