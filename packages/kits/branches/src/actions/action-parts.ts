'use client'
import { MenuPlaceholder } from '@memberkit/foundation/entity-actions/menu'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { actionNames, editorMessages } from '../messages/namespaces.ts'

const needs = [...actionNames, 'foundation.actions']
const load = () => import('./opened-parts.ts')

/** The menu of a branch, on its page. */
export const BranchMenuPart = lazyPart(async () => (await load()).BranchMenu, {
  needs,
  fallback: createElement(MenuPlaceholder, { messages: editorMessages, label: 'actions' }),
})

export const BranchActionPart = lazyPart(async () => (await load()).BranchActionDialog, { needs })
