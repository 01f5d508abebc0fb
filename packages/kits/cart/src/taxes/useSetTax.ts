'use client'
import { permissionOf } from '@memberkit/contract'
import {
  createIdentityTax,
  createTax,
  findIdentityTaxArea,
  findTaxArea,
  listIdentityTaxes,
  listTaxes,
  type NewTax,
} from '@memberkit/contract/commerce/taxes'
import { useMemberkit } from '@memberkit/foundation'
import { type Action, isBusy, lookUp, useAction } from '@memberkit/foundation/action'
import { useResource } from '@memberkit/foundation/resource'
import { keyOf } from '@memberkit/platform/query'
import { useState } from 'react'
import type { Tax } from '../tax/received.ts'
import { findSet } from './rates.rules.ts'

export interface SetTaxOptions {
  /** For whom it is an exception. @default it is everyone's */
  identityId?: string | undefined
  /** The rates listed now. */
  taxes: readonly Tax[]
  onDone: (tax: Tax) => void
}

export interface SetTax {
  action: Action
  permission: string
  /** The rates to compare a new one with: those listed, or listed before it was sent while one may be the new one. */
  rates: readonly Tax[]
  set: (body: NewTax) => void
}

/** Colleagues and other windows set rates, too: what the page lists is read again when a form opens, and from then on. */
const watched = { freshFor: 0, refetchInterval: 15_000 }

/** Sets a rate, once: what people pay depends on it, so only one window at a time sends one. */
export function useSetTax({ identityId, taxes, onDone }: SetTaxOptions): SetTax {
  const { client } = useMemberkit()
  const owner = identityId ?? ''
  const isGeneral = identityId === undefined
  const operation = isGeneral ? createTax : createIdentityTax
  useResource(listTaxes, {}, watched)
  useResource(listIdentityTaxes, { identityId: owner }, { ...watched, enabled: !isGeneral })
  const [rates, setRates] = useState(taxes)
  const [mayBeListed, setMayBeListed] = useState(false)
  const action = useAction(operation as typeof createIdentityTax, {
    entity: isGeneral ? 'taxes' : owner,
    needsCertainty: true,
    permission: permissionOf(operation),
    effects: () => [
      keyOf(listTaxes),
      keyOf(findTaxArea),
      ...(isGeneral ? [] : [keyOf(listIdentityTaxes, { identityId: owner }), keyOf(findIdentityTaxArea)]),
    ],
    verifyOutcome: async ({ body }) => {
      const answer = isGeneral
        ? await lookUp(client, listTaxes, {})
        : await lookUp(client, listIdentityTaxes, { identityId: owner })
      if (!answer.ok) return { outcome: 'unclear' }
      const found = findSet(rates, answer.data, { ...body, identityId })
      return found ? { outcome: 'applied', data: found as never } : { outcome: 'absent' }
    },
    onDone,
  })
  const { state } = action
  const isRefused = state.phase === 'refused' || (state.phase === 'failed' && state.isUnsent)
  const isSent = isBusy(state) || (mayBeListed && !isRefused)
  if (isSent !== mayBeListed) setMayBeListed(isSent)
  if (!isSent && rates !== taxes) setRates(taxes)
  return {
    action: action as unknown as Action,
    permission: permissionOf(operation),
    rates,
    set: (body) => void action.run({ ...(isGeneral ? {} : { identityId: owner }), body } as never),
  }
}
