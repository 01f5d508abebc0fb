'use client'
import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { restoreLostFocus, useMemberkit } from '@memberkit/foundation'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { useResource } from '@memberkit/foundation/resource'
import { useMethodName } from '@memberkit/parts/payment-method'
import { MethodField, useMethodChoice } from '@memberkit/parts/payment-method/field'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { useEffect, useRef, useState } from 'react'
import { changeMessages } from '../messages/namespaces.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import * as styles from './change.css.ts'
import type { ChangePageProps } from './change-props.ts'
import { ChangeForm } from './ChangeForm.tsx'
import type { Changing } from './ChangePage.tsx'
import { useDraft } from './drafts.ts'
import { plansOn } from './methods.rules.ts'
import { useChange } from './useChange.ts'

/** No bank has declined any method here. */
const blocked: ReadonlySet<string> = new Set()

/** Chooses one of the wallet's methods, or adds one. */
export function MethodForm(props: ChangePageProps & Changing) {
  const { row, identityId, transitions, drafts, changeSlots, leave, finish } = props
  const { subscription } = row
  const t = useMessages(changeMessages)
  const { session, realm } = useMemberkit()
  const [picked, setPicked] = useDraft<string>(drafts, `${row.id}.method`)
  const [isAdding, setAdding] = useState(false)
  const change = useChange('updatePaymentMethod', {
    subscription,
    transitions,
    successMessage: (after) => t('method.changed', { plan: subscriptionName(after) }),
    onDone: () => {
      setPicked(undefined)
      finish()
    },
  })
  const current = change.entity.paymentMethodId
  const methods = useResource(listPaymentMethods, { identityId })
  const others = useResource(listSubscriptions, { identityId })
  const choice = useMethodChoice(methods, picked ?? current, blocked)
  const nameOf = useMethodName({ identityId }, true)
  const isSame = choice.chosen !== undefined && choice.chosen === current
  // Whoever acts for a member enters no card of theirs.
  const canAdd = changeSlots?.addMethod !== undefined && realm !== 'Internal' && !session?.actingFor
  const add = canAdd && !isAdding ? () => setAdding(true) : undefined
  const toggle = useRef<HTMLButtonElement>(null)
  const wasAdding = useRef(isAdding)
  useEffect(() => {
    // The pressed button, in the empty wallet or in the host's form, is gone.
    if (wasAdding.current !== isAdding) restoreLostFocus(toggle.current)
    wasAdding.current = isAdding
  }, [isAdding])
  const isReplaced = current !== undefined && !isAllowed(row.actions, 'removePaymentMethod')
  const hint = current === undefined ? t('method.none') : isReplaced ? t('remove.needed') : undefined
  const isEmpty = methods.state === 'ready' && methods.data.length === 0
  return (
    <ChangeForm
      name="updatePaymentMethod"
      change={change}
      submitLabel={t('method.submit')}
      consequence={isSame ? undefined : t('method.consequence')}
      problems={{ method: isSame ? t('method.same') : choice.problem }}
      fields={{ paymentMethodId: 'method' }}
      leaveLabel={t('leave')}
      onLeave={leave}
      onSubmit={() => choice.chosen && change.run({ body: { paymentMethodId: choice.chosen } })}
      beside={
        <>
          {canAdd && (isAdding || !isEmpty || picked !== undefined) ? (
            <div>
              <Button ref={toggle} size="small" aria-expanded={isAdding} onPress={() => setAdding(!isAdding)}>
                {t('method.add')}
              </Button>
            </div>
          ) : null}
          {isAdding && changeSlots?.addMethod ? (
            <Card title={t('method.add')} level={3}>
              {changeSlots.addMethod({
                identityId,
                onAdded: ({ id }) => {
                  setPicked(id)
                  setAdding(false)
                  if (methods.state !== 'loading') methods.retry()
                },
                onClose: () => setAdding(false),
              })}
            </Card>
          ) : null}
          {alsoPaid()}
        </>
      }
    >
      {hint ? <p className={styles.quiet}>{hint}</p> : null}
      <MethodField
        choice={choice}
        blockedText={t('method.blocked')}
        emptyText={t('method.empty')}
        current={{ id: current, label: t('method.current') }}
        onPick={setPicked}
        // Beside others, the button below stays while the form is open.
        onAddMethod={isEmpty ? add : undefined}
        actingFor={session?.actingFor?.name}
      />
    </ChangeForm>
  )

  /** The other plans on both methods: this change concerns one plan only. */
  function alsoPaid() {
    if (others.state !== 'ready') return null
    const say = (id: string | undefined, key: 'method.others' | 'method.othersNew') => {
      const method = nameOf(id)
      const plans = plansOn(others.data, id, row.id).map(subscriptionName)
      if (method === undefined || plans.length === 0) return null
      return <p className={styles.quiet}>{t(key, { method, plans: plans.join(', ') })}</p>
    }
    return (
      <>
        {say(current, 'method.others')}
        {isSame ? null : say(choice.chosen, 'method.othersNew')}
      </>
    )
  }
}
