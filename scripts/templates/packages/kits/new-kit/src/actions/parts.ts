'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { actionMessages } from '../messages/namespaces.ts'

const needs = [actionMessages, 'foundation.actions']

export const RowMenuPart = lazyPart(async () => (await import('./opened.ts')).RowMenu, { needs })
export const ActionPart = lazyPart(async () => (await import('./opened.ts')).NewKitActionDialog, { needs })
