'use client'
import { Reserved } from '@memberkit/foundation/detail'
import { lazyPart } from '@memberkit/foundation/lazy'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Button } from '@memberkit/primitives/button'
import { createElement } from 'react'
import { manageMethodMessages, openedMethodNames } from '../messages/namespaces.ts'

// One module for all that an intent opens, for its parts share their fields and dialogs.
const open = () => import('./opened-parts.ts')
const needs = [...openedMethodNames, 'foundation.actions']

export const MethodMenuPart = lazyPart(async () => (await open()).MethodMenu, {
  needs: [manageMethodMessages.namespace, 'foundation.actions'],
  fallback: createElement(
    Reserved,
    undefined,
    createElement(Button, { size: 'small', disabled: true }, createElement(EllipsisIcon)),
  ),
})

export const MethodActionPart = lazyPart(async () => (await open()).MethodActionDialog, { needs })
export const AddMethodDialogPart = lazyPart(async () => (await open()).AddMethodDialog, { needs })
export const AddMethodFormPart = lazyPart(async () => (await open()).AddMethodForm, { needs })
export const TestCardPart = lazyPart(async () => (await open()).TestCard, { needs })
