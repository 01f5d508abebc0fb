'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView } from '@memberkit/foundation/resource'
import { humanize } from '@memberkit/foundation/status'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { CardIcon } from '@memberkit/primitives/icons'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { formatExpiry, summaryOf } from '../describe-method.ts'
import { MethodName } from '../MethodName.tsx'
import { methodMessages } from '../../messages/namespaces.ts'
import type { PaymentMethod } from '../received.ts'
import type { MethodChoice } from './useMethodChoice.ts'

export interface MethodFieldProps {
  choice: MethodChoice
  /** The message for a method that a bank declined permanently. */
  blockedText: string
  /** The advice for an empty wallet, below that message. */
  emptyText: string
  onPick: (methodId: string) => void
  /** Opens the place to add a method: below the others, or in their place. Without it, the control is absent. */
  onAddMethod?: () => void
  /** The member that staff act for. Only the member can add a method. */
  actingFor?: string
  /** The id of the method in use so far, and the word that marks it. */
  current?: { readonly id: string | undefined; readonly label: string }
}

/** A choice of payment methods. Unavailable ones stay visible, with the reason. */
export function MethodField(props: MethodFieldProps) {
  const { choice, blockedText, emptyText, onPick, onAddMethod, actingFor, current } = props
  const t = useMessages(methodMessages)
  const { locale } = useMemberkit()
  const { methods, chosen, unavailableReasonOf } = choice
  return (
    <ResourceView
      resource={methods}
      noun={t('noun')}
      skeleton={
        <SkeletonGroup label={t('loading')}>
          <SkeletonText lines={3} />
        </SkeletonGroup>
      }
      empty={
        <EmptyState
          icon={CardIcon}
          title={t('none')}
          action={
            onAddMethod ? (
              <Button tone="primary" onPress={onAddMethod}>
                {t('add')}
              </Button>
            ) : undefined
          }
        >
          {actingFor ? t('noAddingForOthers') : emptyText}
        </EmptyState>
      }
    >
      {(found) => (
        <Stack gap="sm">
          <FormField name="method" messages={{ valueMissing: t('missing') }}>
            {(field) => (
              <RadioGroup
                {...field}
                label={t('label')}
                appearance="card"
                value={chosen ?? ''}
                onChange={onPick}
                isRequired
                options={found.map((method) => ({
                  value: method.id,
                  label: <MethodName method={summaryOf(method)} />,
                  description:
                    [method.id === current?.id && current.label, describe(method)].filter(Boolean).join(' · ') ||
                    undefined,
                  isDisabled: unavailableReasonOf(method) !== undefined,
                }))}
              />
            )}
          </FormField>
          {onAddMethod ? (
            <div>
              <Button size="small" onPress={onAddMethod}>
                {t('add')}
              </Button>
            </div>
          ) : null}
        </Stack>
      )}
    </ResourceView>
  )

  function describe(method: PaymentMethod) {
    const unavailableReason = unavailableReasonOf(method)
    if (unavailableReason === 'blocked') return blockedText
    if (unavailableReason === 'inactive') return method.status === 'INACTIVE' ? t('inactive') : humanize(method.status)
    const until = method.card && formatExpiry(method.card.expiresOn, locale)
    if (until) return unavailableReason === 'expired' ? t('expired', { date: until }) : t('expires', { date: until })
    return method.isDefault ? t('default') : undefined
  }
}
