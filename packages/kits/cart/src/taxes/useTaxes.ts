'use client'
import { listIdentityTaxes, listTaxes } from '@memberkit/contract/commerce/taxes'
import { useMemberkit } from '@memberkit/foundation'
import { allowedActions } from '@memberkit/foundation/entity-actions'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { useLabel } from '@memberkit/parts/labels'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { useMemo } from 'react'
import type { Tax } from '../tax/received.ts'
import { dayOf, generalFor, type RateState, stateOf } from './rates.rules.ts'
import { type AllowedTaxAction, taxActions } from './tax-actions.ts'

/** A rate of one jurisdiction at one place. */
export interface TaxRow {
  id: string
  tax: Tax
  /** The state, province or country, in the reader's language. */
  place: string
  state: RateState
  /** Everyone's rate, where this is a person's exception. */
  insteadOf?: Tax | undefined
  actions: readonly AllowedTaxAction[]
}

export interface TaxesData {
  rows: readonly TaxRow[]
  /** Everything listed and everyone's rates at every place, for what a new rate replaces. */
  taxes: readonly Tax[]
  unreadable: readonly UnreadableItem[]
}

/** Reads the rates of everyone, or of one person with the exceptions: those in force, earlier and later ones. */
export function useTaxes(identityId?: string): Resource<TaxesData> {
  const { realm, can, isDenied, currentDate } = useMemberkit()
  const place = useLabel('StateOrProvince')
  const country = useLabel('TaxCountry')
  const general = useResource(listTaxes, {})
  const own = useResource(listIdentityTaxes, { identityId: identityId ?? '' }, { enabled: identityId !== undefined })
  const resource = identityId === undefined ? general : own
  const listed = resource.state === 'ready' ? resource.data : undefined
  const everyone = general.state === 'ready' ? general.data : undefined
  // A page that is prerendered ahead of its data is the same on any day.
  const today = listed ? currentDate() : ''
  const data = useMemo<TaxesData | undefined>(
    () =>
      listed && {
        rows: listed.map((tax) => ({
          id: tax.id,
          tax,
          place: tax.administrativeArea === undefined ? country(tax.country) : place(tax.administrativeArea),
          state: stateOf(tax, today),
          insteadOf: tax.identityId === undefined ? undefined : generalFor(tax, dayOf(tax, today), everyone ?? []),
          actions: allowedActions(taxActions, tax, { realm, can, isDenied, today }),
        })),
        taxes: [...new Map([...(everyone ?? []), ...listed].map((tax) => [tax.id, tax])).values()],
        unreadable: unreadableItemsIn(listed),
      },
    [listed, everyone, realm, can, isDenied, today, place, country],
  )
  return mapResource(resource, () => data!)
}
