'use client'
import { permissionOf } from '@memberkit/contract'
import type { Subscription } from '../../shared/received.ts'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { PressAgain, useAgreement } from '@memberkit/foundation/conflict'
import { ActingConsent } from '@memberkit/foundation/confirm'
import { ActionMessage, useFocusKept } from '@memberkit/foundation/action'
import { useClosingNotice } from '@memberkit/foundation/entity-actions/dialog'
import { useEmit } from '@memberkit/foundation/events'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { FormField } from '@memberkit/primitives/form'
import { useEffect, useId, useRef, useState } from 'react'
import type { SubscriptionsEventTable } from '../../events.ts'
import { bulkMessages } from '../../messages/namespaces.ts'
import * as styles from '../bulk.css.ts'
import type { Transitions } from '../../shared/subscription-actions.ts'
import { isGroupReason } from '../../shared/group-reasons.ts'
import type { GroupMember } from '../members.ts'
import { ReasonSelect } from '../ReasonSelect.tsx'
import { keeps, type MemberAction, memberActionsOf } from './member-actions.rules.ts'
import { memberChanges } from './member-changes.rules.ts'
import { MemberChanged } from './MemberChanged.tsx'
import { useMemberAction } from './useMemberAction.ts'

export interface MemberActionDialogProps {
  groupId: string
  /** The row as it is now; what it was when the dialog opened is what the person has seen. */
  member: GroupMember
  name: MemberAction
  transitions?: Transitions | undefined
  readMembers: () => Promise<readonly GroupMember[]>
  /** Called with the roster that was read after a refusal. */
  onRead: (members: readonly GroupMember[]) => void
  onDone: (after: Subscription) => void
  onClose: () => void
}

/** Ends or keeps the plan of one member: what follows, the reason, and what came of it. */
export function MemberActionDialog(props: MemberActionDialogProps) {
  const { groupId, member, name, readMembers, onRead, onDone, onClose } = props
  const t = useMessages(bulkMessages)
  const { isDenied } = useMemberkit()
  const emit = useEmit<SubscriptionsEventTable>()
  const notice = useClosingNotice()
  const isMounted = useIsMounted()
  const [opened] = useState(member)
  const [reason, setReason] = useState('')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const isKeeping = keeps(name)
  const kind = isKeeping ? 'keep' : (name as 'pendingCancel' | 'cancel')
  const values = { name: member.name, plan: member.plan }
  const { action, operation, run } = useMemberAction({
    groupId,
    member,
    name,
    readMembers,
    onDone: (after) => {
      const { subscriptionId } = member
      emit('subscriptions.plan.changed', { subscriptionId, action: name, status: after.status })
      notice(t(`member.done.${kind}`, values))
      onDone(after)
      // It may show late, while another dialog is open.
      if (isMounted()) onClose()
    },
  })
  const { state, isBusy } = action
  useFocusKept(form, state.phase, isBusy)
  const isConflict = state.phase === 'conflict'
  const changes = memberChanges(opened, member)
  const hasChanged = changes.length > 0
  const { isAsked, agree } = useAgreement({
    seen: opened,
    now: member,
    // A roster may come without versions.
    version: JSON.stringify(changes),
    isChanged: () => hasChanged,
    isConflict,
  })
  useEffect(() => {
    if (!isConflict) return
    void readMembers().then(
      onRead,
      // Without the roster the version stays, and the platform objects again.
      () => {},
    )
    // Once a conflict, whatever a host passes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isConflict])
  const isPossible = memberActionsOf(member, props.transitions).includes(name)
  const isDeniedHere = isDenied(permissionOf(operation))
  const isUnsendable = !isPossible || (state.phase === 'unknown' && !isBusy)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isPending={isBusy}
      title={t(`member.title.${kind}`, values)}
      closeLabel={t('close')}
      aria-describedby={`${id}text`}
      actions={
        <>
          <Button onPress={onClose} aria-disabled={isBusy}>
            {t('member.leave')}
          </Button>
          {isUnsendable ? null : (
            <Button
              type="submit"
              form={id}
              tone={kind === 'cancel' ? 'critical' : 'primary'}
              isPending={isBusy}
              pendingLabel={t('member.working')}
              aria-disabled={isDeniedHere}
            >
              {t(`member.do.${kind}`)}
            </Button>
          )}
        </>
      }
    >
      <DialogForm
        id={id}
        ref={form}
        isPending={isBusy}
        onChange={state.phase === 'refused' || state.phase === 'failed' ? action.reset : undefined}
        onSubmit={() => {
          if (!isPossible || isDeniedHere) return
          if (agree()) run(isGroupReason(reason) ? reason : undefined)
        }}
      >
        <div className={styles.page}>
          {hasChanged ? <MemberChanged before={opened} after={member} isPossible={isPossible} /> : null}
          {isAsked && isPossible ? <PressAgain button={t(`member.do.${kind}`)} /> : null}
          {isKeeping ? null : (
            <FormField name="reason" messages={{ valueMissing: t('reason.missing') }}>
              {(field) => <ReasonSelect {...field} value={reason} onChange={setReason} />}
            </FormField>
          )}
          {reason === 'DECEASED' ? (
            <Alert isStatic tone="neutral">
              {t('member.deceased')}
            </Alert>
          ) : null}
          <Alert isStatic tone={kind === 'cancel' ? 'caution' : 'neutral'} id={`${id}text`}>
            {t(`member.text.${kind}`)}
          </Alert>
          {isPossible ? <ActingConsent /> : null}
          {/* A refusal from here says it itself. */}
          {isPossible && isDeniedHere && state.phase !== 'refused' ? (
            <Alert isStatic tone="critical" title={t('member.denied')}>
              {t('member.denied.text')}
            </Alert>
          ) : null}
          {hasChanged && isConflict ? null : <ActionMessage action={action} />}
        </div>
      </DialogForm>
    </Dialog>
  )
}
