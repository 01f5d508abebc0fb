'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { managedNames } from '../messages/namespaces.ts'
import { NoteMenuPlaceholder } from './NoteMenuPlaceholder.tsx'

const needs = [...managedNames, 'foundation.actions']

export const NoteMenuPart = lazyPart(async () => (await import('./managed-parts.ts')).NoteMenu, {
  needs,
  fallback: createElement(NoteMenuPlaceholder),
})

export const NoteActionPart = lazyPart(async () => (await import('./managed-parts.ts')).NoteActionDialog, { needs })

export const NoteHistoryPart = lazyPart(async () => (await import('./managed-parts.ts')).NoteHistory, { needs })
