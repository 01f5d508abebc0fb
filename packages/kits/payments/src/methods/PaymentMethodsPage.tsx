'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useLinkState } from '@memberkit/foundation/links'
import { UnavailableHere } from '@memberkit/foundation/permission'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import type { PaymentsEventTable } from '../events.ts'
import type { AddDraft } from './add/useAddForm.ts'
import type { MethodActionName } from './method-actions.ts'
import { methodsLink } from './methods-link.ts'
import { AddMethodDialogPart, MethodActionPart, MethodHistoryPart, TestCardPart } from './parts.ts'
import type { PaymentMethod } from './received.ts'
import { MethodsContext, type MethodSetup } from './setup.ts'
import { useWallet, type WalletData, type WalletOptions, type WalletRow } from './useWallet.ts'
import { addId, Wallet } from './Wallet.tsx'

/** Slots for the host's own content. `null` in a replacing slot shows nothing there. */
export interface PaymentMethodsSlots {
  before?: ReactNode
  after?: ReactNode
  /** Between the heading and the methods. */
  header?: (data: WalletData) => ReactNode
  /** In place of the message that there are none yet. */
  empty?: ReactNode
  /** A link that leads group administrators on: without `groupId` they can't see a member's methods. */
  unavailable?: ReactNode
}

export interface PaymentMethodsPageProps extends MethodSetup, Pick<WalletOptions, 'groupId' | 'plansUsing'> {
  /** The owner's identity ID. */
  identityId: string
  /** Whether staff are offered public test card numbers. Never true in production. @default false */
  isTestEnvironment?: boolean
  /** Called with a method that was added. */
  onAdded?: (method: PaymentMethod) => void
  slots?: PaymentMethodsSlots
}

/** The wallet and what opens from it. */
export function PaymentMethodsPage(props: PaymentMethodsPageProps) {
  const { realm } = useMemberkit()
  // Group administrators read a member's methods through their group only.
  if (realm === 'GroupAdmin' && props.groupId === undefined)
    return <UnavailableHere backLink={props.slots?.unavailable} />
  return <Page {...props} />
}

function Page({ identityId, groupId, plansUsing, tokenizer, payee, onAdded, ...props }: PaymentMethodsPageProps) {
  const { isTestEnvironment, slots } = props
  const { realm, session } = useMemberkit()
  const emit = useEmit<PaymentsEventTable>()
  const [{ flow }, setPlace] = useLinkState(methodsLink)
  const [left, setLeft] = useState<{ by: string; draft?: AddDraft }>()
  const [acting, setActing] = useState<{ row: WalletRow; intent: MethodActionName }>()
  const [past, setPast] = useState<WalletRow>()
  const canTokenize = useMemo(
    () => ({ card: Boolean(tokenizer), bankAccount: Boolean(tokenizer?.tokenizeBankAccount && payee) }),
    [tokenizer, payee],
  )
  const resource = useWallet(identityId, { groupId, plansUsing, canTokenize })
  const data = resource.state === 'ready' ? resource.data : undefined
  // Whoever acts for a member enters no card of theirs, and ticks no consent.
  const mayAdd = Boolean(tokenizer) && realm !== 'Internal' && !session?.actingFor
  const context = useMemo(
    () => ({
      tokenizer,
      payee,
      rows: data?.rows ?? [],
      onAdd: mayAdd ? () => setPlace({ flow: 'add' }) : undefined,
    }),
    [tokenizer, payee, data, mayAdd, setPlace],
  )
  return (
    <MethodsContext.Provider value={context}>
      <Wallet
        resource={resource}
        slots={slots}
        isReadOnly={groupId !== undefined}
        isActing={Boolean(session?.actingFor)}
        openId={(acting?.row ?? past)?.id ?? (flow === 'add' ? addId : undefined)}
        onAdd={context.onAdd}
        onChoose={(row, intent) => setActing({ row, intent })}
        onHistory={realm === 'Internal' ? setPast : undefined}
        footer={realm === 'Internal' && isTestEnvironment ? <TestCardPart /> : undefined}
      />
      {acting ? (
        <MethodActionPart
          identityId={identityId}
          row={acting.row}
          intent={acting.intent}
          onDone={(action, { id }) =>
            action === 'remove' || action === 'removeForMember'
              ? emit('payments.method.removed', { methodId: id, byStaff: action === 'removeForMember' })
              : emit('payments.method.changed', { methodId: id, action })
          }
          onClose={() => setActing(undefined)}
        />
      ) : null}
      {past ? <MethodHistoryPart method={past.method} onClose={() => setPast(undefined)} /> : null}
      {flow === 'add' && mayAdd && tokenizer ? (
        <AddMethodDialogPart
          target={groupId === undefined ? { kind: 'own', identityId } : { kind: 'group', groupId, identityId }}
          tokenizer={tokenizer}
          payee={payee}
          // Never one person's address for another.
          entered={left?.by === identityId ? left.draft : undefined}
          onLeave={(draft) => setLeft({ by: identityId, draft })}
          onAdded={onAdded}
          // Else Back would open what was just closed.
          onClose={() => setPlace({ flow: undefined }, { replace: true })}
        />
      ) : null}
    </MethodsContext.Provider>
  )
}
