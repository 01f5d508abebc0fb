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
import { type Action, useAction } from '@memberkit/foundation/action'
import { send } from '@memberkit/platform'
import { keyOf } from '@memberkit/platform/query'
import type { Tax } from '../tax/received.ts'
import { findSet } from './rates.rules.ts'

export interface SetTaxOptions {
  /** For whom it is an exception. @default it is everyone's */
  identityId?: string | undefined
  /** What was listed before: a lost response is looked up by what has come since. */
  taxes: readonly Tax[]
  onDone: (tax: Tax) => void
}

export interface SetTax {
  action: Action
  permission: string
  set: (body: NewTax) => void
}

/** Sets a rate, once: what people pay depends on it, so only one window at a time sends one. */
export function useSetTax({ identityId, taxes, onDone }: SetTaxOptions): SetTax {
  const { client } = useMemberkit()
  const owner = identityId ?? ''
  const isGeneral = identityId === undefined
  const operation = isGeneral ? createTax : createIdentityTax
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
        ? await send(client, listTaxes, {})
        : await send(client, listIdentityTaxes, { identityId: owner })
      if (!answer.ok) return { outcome: 'unclear' }
      const found = findSet(taxes, answer.data, body)
      return found ? { outcome: 'applied', data: found as never } : { outcome: 'absent' }
    },
    onDone,
  })
  return {
    action: action as unknown as Action,
    permission: permissionOf(operation),
    set: (body) => void action.run({ ...(isGeneral ? {} : { identityId: owner }), body } as never),
  }
}
