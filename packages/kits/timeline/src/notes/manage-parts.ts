'use client'
import { RowMenuPlaceholder } from '@memberkit/foundation/entity-actions/menu'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { managedNames } from '../messages/namespaces.ts'

const needs = [...managedNames, 'foundation.actions']

export const NoteMenuPart = lazyPart(async () => (await import('./managed-parts.ts')).NoteMenu, {
  needs,
  fallback: createElement(RowMenuPlaceholder),
})

export const NoteActionPart = lazyPart(async () => (await import('./managed-parts.ts')).NoteActionDialog, { needs })

export const NoteHistoryPart = lazyPart(async () => (await import('./managed-parts.ts')).NoteHistory, { needs })
