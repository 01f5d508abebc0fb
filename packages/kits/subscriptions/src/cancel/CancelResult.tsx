'use client'
import { useMemberkit } from '@memberkit/foundation'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate, formatMoney } from '@memberkit/platform/formats'
import { Button } from '@memberkit/primitives/button'
import { KeyValueItem } from '@memberkit/primitives/key-value'
import { flowMessages } from '../messages/namespaces.ts'
import { FlowResult } from '../shared/flow/FlowResult.tsx'
import { useAccess } from '../shared/flow/useAccess.ts'
import { useIsStaff } from '../shared/looks.ts'
import type { Subscription } from '../shared/received.ts'
import { rowOf } from '../shared/row.rules.ts'
import { lastDayOf, standingOf } from '../shared/standing.rules.ts'
import type { Transitions } from '../shared/subscription-actions.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import type { useConsequences } from './Consequences.tsx'

export interface CancelResultProps {
  /** As the platform answered. */
  after: Subscription
  isBereaved: boolean
  invoices: ReturnType<typeof useConsequences>['invoices']
  position: string
  transitions?: Transitions | undefined
  onKeep?: ((subscriptionId: string) => void) | undefined
  onDone?: (() => void) | undefined
}

/** The cancelled plan, the day from which it is, and the next steps. Says only what the platform's answer says. */
export function CancelResult(props: CancelResultProps) {
  const { after, isBereaved, invoices, position, transitions, onKeep, onDone } = props
  const t = useMessages(flowMessages)
  const { locale, realm, can, isDenied } = useMemberkit()
  const isStaff = useIsStaff()
  const access = useAccess(after)
  const { id, friendlyId, cancelledOn, nextBillOn } = after
  const plan = subscriptionName(after)
  const isOver = standingOf(after) === 'cancelled'
  const day = (date: string | undefined) => date && formatDate(date, locale)
  const lastDay = day(lastDayOf(after))
  const canKeep =
    onKeep &&
    !isBereaved &&
    isAllowed(rowOf(after, { entitlements: undefined, realm, can, isDenied, transitions }).actions, 'activate')
  return (
    <FlowResult
      position={position}
      title={
        isOver
          ? t('done.now', { plan })
          : lastDay
            ? t('done.end', { plan, date: lastDay })
            : t('done.endOpen', { plan })
      }
      facts={
        <>
          {/* The headline says when an end to come takes effect. */}
          {isOver ? <KeyValueItem label={t('effective')}>{day(cancelledOn) ?? t('effective.now')}</KeyValueItem> : null}
          {friendlyId ? <KeyValueItem label={t('number')}>{friendlyId.id}</KeyValueItem> : null}
          <KeyValueItem label={t('reference')}>{id}</KeyValueItem>
        </>
      }
      next={[
        isOver && nextBillOn === undefined ? t('next.noPayment') : undefined,
        isOver ? t(`next.access.${access}`) : t('next.until'),
        openInvoices(),
        canKeep && !isOver ? t('next.keep') : undefined,
        isBereaved && !isStaff ? t('bereaved.record') : undefined,
      ]}
      actions={canKeep && !isOver ? <Button onPress={() => onKeep(id)}>{t('keep.do')}</Button> : undefined}
      onDone={onDone}
    />
  )

  function openInvoices(): string | undefined {
    if (invoices.state !== 'ready' || invoices.data.length === 0) return undefined
    const open = invoices.data.map(({ number, due, currency }) =>
      t('invoices.one', { number, amount: formatMoney(due, currency, locale) }),
    )
    return t('next.invoices', { invoices: open.join(', ') })
  }
}
