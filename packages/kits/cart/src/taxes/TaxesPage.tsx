'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { ListPage } from '@memberkit/foundation/list'
import { useMessages } from '@memberkit/foundation/messages'
import { UnavailableHere } from '@memberkit/foundation/permission'
import { mapResource, useLastReady } from '@memberkit/foundation/resource'
import { Inline } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { type ReactNode, useCallback, useState } from 'react'
import { permissionOf } from '@memberkit/contract'
import { createTax } from '@memberkit/contract/commerce/taxes'
import type { CartEventTable } from '../events.ts'
import { taxMessages } from '../messages/namespaces.ts'
import { SetTaxPart, TaxHistoryPart, TaxRowMenuPart } from '../tax-parts.ts'
import type { TaxActionName } from './tax-actions.ts'
import { taxList } from './tax-list.tsx'
import { type TaxRow, useTaxes } from './useTaxes.ts'

/** Slots for the host's own content. `null` in a replacing slot shows nothing. */
export interface TaxesSlots {
  before?: ReactNode
  after?: ReactNode
  /** Replaces the message that there are no rates. */
  empty?: ReactNode
}

export interface TaxesPageProps {
  /** A person, whose place's rates show with the exceptions; new rates are exceptions. @default everyone */
  identityId?: string
  slots?: TaxesSlots
}

/** The dialog to open: a rate to follow another one or to set anew, or the history of one. */
export type TaxIntent = { readonly name: TaxActionName | 'history'; readonly row?: TaxRow }

/** The list and what opens from it. */
export function TaxesPage(props: TaxesPageProps) {
  const { realm } = useMemberkit()
  // Only staff set rates; members see theirs in the cart.
  return realm === 'Internal' ? <Page {...props} /> : <UnavailableHere />
}

function Page({ identityId, slots = {} }: TaxesPageProps) {
  const t = useMessages(taxMessages)
  const { can, isDenied } = useMemberkit()
  const emit = useEmit<CartEventTable>()
  const resource = useTaxes(identityId)
  const [intent, setIntent] = useState<TaxIntent>()
  const data = resource.state === 'ready' ? resource.data : undefined
  // A form stays open, with what is entered, while the session ends and begins again in another tab.
  const last = useLastReady(resource)
  const permission = permissionOf(createTax)
  const canSet = can(permission) && !isDenied(permission)
  const rowActions = useCallback((row: TaxRow) => <TaxRowMenuPart row={row} onChoose={setIntent} />, [])
  return (
    <>
      <ListPage
        list={taxList}
        resource={mapResource(resource, ({ rows }) => rows)}
        unreadable={data?.unreadable}
        actingOn={intent?.row?.id}
        rowActions={rowActions}
        onExport={(format, count) => emit('cart.taxes.exported', { format, count })}
        slots={{
          before: (
            <>
              {slots.before}
              {canSet && data ? (
                <Inline justifyContent="end">
                  <Button onPress={() => setIntent({ name: 'setRate' })}>
                    {t(identityId === undefined ? 'set' : 'set.exception')}
                  </Button>
                </Inline>
              ) : null}
            </>
          ),
          after: slots.after,
          ...('empty' in slots && { empty: slots.empty }),
        }}
      />
      {intent?.name === 'setRate' && last.state === 'ready' ? (
        <SetTaxPart
          identityId={identityId}
          following={intent.row?.tax}
          taxes={last.data.taxes}
          onDone={({ id }) => emit('cart.tax.set', { taxId: id })}
          onClose={() => setIntent(undefined)}
        />
      ) : null}
      {intent?.name === 'history' && intent.row ? (
        <TaxHistoryPart row={intent.row} onClose={() => setIntent(undefined)} />
      ) : null}
    </>
  )
}
