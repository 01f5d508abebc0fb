'use client'
import { MenuPlaceholder } from '@memberkit/foundation/entity-actions/menu'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createElement } from 'react'
import { detailMessages, openedNames } from '../messages/namespaces.ts'

const needs = [...openedNames, 'foundation.actions']

/** The menu of staff on a plan's page. */
export const StaffMenuPart = lazyPart(async () => (await import('../opened-parts.ts')).CoverageMenu, {
  needs,
  fallback: createElement(MenuPlaceholder, { messages: detailMessages, label: 'actions' }),
})

/** The menu of an owner at the people of a plan. */
export const PeopleMenuPart = lazyPart(async () => (await import('../opened-parts.ts')).CoverageMenu, {
  needs,
  fallback: createElement(MenuPlaceholder, { messages: detailMessages, label: 'people.manage', size: 'small' }),
})

export const CoverageActionPart = lazyPart(async () => (await import('../opened-parts.ts')).CoverageActionDialog, {
  needs,
})
