'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { Skeleton } from '@memberkit/primitives/skeleton'
import { createElement } from 'react'
import { addMethodMessages } from '../../messages/namespaces.ts'

/** Loads what only a bank account needs. */
export const loadBankParts = () => import('./bank-parts.ts')
const needs = [addMethodMessages]

export const BankAccountFieldsPart = lazyPart(async () => (await loadBankParts()).BankAccountFields, {
  needs,
  fallback: createElement(Skeleton),
})
export const ConsentPart = lazyPart(async () => (await loadBankParts()).ConsentSection, { needs })
export const AddedAccountPart = lazyPart(async () => (await loadBankParts()).AddedAccount, { needs })
