'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { Skeleton } from '@memberkit/primitives/skeleton'
import { createElement } from 'react'
import { laterNames } from '../messages/namespaces.ts'

const load = () => import('../form-parts.ts')
const needs: readonly string[] = [...laterNames, 'foundation.actions']
const page = { needs, fallback: createElement(Skeleton, { height: 'panel' }) }

export const BulkRunPart = lazyPart(async () => (await load()).BulkRun, { needs })
export const EntityActionPart = lazyPart(async () => (await load()).EntityActionDialog, { needs })
export const CallPagePart = lazyPart(async () => (await load()).CallPage, page)
export const CreatePagePart = lazyPart(async () => (await load()).CreatePage, page)
export const EditPagePart = lazyPart(async () => (await load()).EditPage, {
  ...page,
  needs: [...needs, 'foundation.sections'],
})
export const QueryFormPart = lazyPart(async () => (await load()).QueryForm, page)
export const ScopeFormPart = lazyPart(async () => (await load()).ScopeForm, page)
