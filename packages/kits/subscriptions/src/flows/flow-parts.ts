'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { flowNames } from '../messages/namespaces.ts'
import { FlowSkeleton } from '../shared/flow/FlowSkeleton.tsx'

const needs = [...flowNames, 'foundation.actions', 'foundation.tools']
const fallback = createElement(FlowSkeleton)

export const CancelFlowPart = lazyPart(async () => (await import('../opened-parts.ts')).CancelFlowPage, {
  needs,
  fallback,
})
export const KeepPlanPart = lazyPart(async () => (await import('../opened-parts.ts')).KeepPlanPage, { needs, fallback })
