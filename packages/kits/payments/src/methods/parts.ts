'use client'
import { Reserved } from '@memberkit/foundation/detail'
import { lazyPart } from '@memberkit/foundation/lazy'
import { IconButton } from '@memberkit/primitives/icon-button'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { createElement } from 'react'
import { manageMethodMessages, openedMethodNames } from '../messages/namespaces.ts'

const add = () => import('./add-parts.ts')
const needs = [...openedMethodNames, 'foundation.actions']

export const MethodMenuPart = lazyPart(async () => (await import('./manage/MethodMenu.tsx')).MethodMenu, {
  needs: [manageMethodMessages.namespace, 'foundation.actions'],
  fallback: createElement(
    Reserved,
    undefined,
    createElement(IconButton, { label: '', size: 'small', disabled: true, icon: createElement(EllipsisIcon) }),
  ),
})

export const MethodActionPart = lazyPart(
  async () => (await import('./manage/MethodActionDialog.tsx')).MethodActionDialog,
  { needs },
)
export const MethodHistoryPart = lazyPart(async () => (await import('./manage/MethodHistory.tsx')).MethodHistory, {
  needs,
})
export const AddMethodDialogPart = lazyPart(async () => (await add()).AddMethodDialog, { needs })
export const AddMethodFormPart = lazyPart(async () => (await add()).AddMethodForm, { needs })
export const TestCardPart = lazyPart(async () => (await import('./manage/TestCard.tsx')).TestCard, { needs })
