'use client'
import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView, useResource } from '@memberkit/foundation/resource'
import { methodMessages } from '@memberkit/parts/messages/namespaces'
import { formatExpiry, summaryOf, useMethodDescription } from '@memberkit/parts/payment-method'
import { methodUnavailableReason } from '@memberkit/parts/payment-method/field'
import { Facts } from '@memberkit/primitives/facts'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { Text } from '@memberkit/primitives/text'
import { manageMessages } from '../messages/namespaces.ts'

interface MethodChoiceProps {
  identityId: string
  value: string | undefined
  onChange: (id: string) => void
  /** The current payment method. */
  current?: string
  /** Whether to pay with none can be chosen: its value is ''. */
  isOptional?: boolean
}

/** The payment method, from the owner's wallet. Unusable ones stay visible, with the reason. */
export function MethodChoice({ identityId, value, onChange, current, isOptional }: MethodChoiceProps) {
  const t = useMessages(manageMessages)
  const words = useMessages(methodMessages)
  const say = useMethodDescription()
  const { locale, currentDate } = useMemberkit()
  const methods = useResource(listPaymentMethods, { identityId })
  const today = currentDate()
  return (
    <ResourceView
      resource={methods}
      noun={t('method.noun')}
      empty={<Text as="p">{t('method.none')}</Text>}
      skeleton={
        <SkeletonGroup label={t('method.loading')}>
          <SkeletonText lines={3} />
        </SkeletonGroup>
      }
    >
      {(found) => (
        <FormField name="paymentMethodId" messages={{ valueMissing: t('method.missing') }}>
          {(field) => (
            <RadioGroup
              {...field}
              label={t('fact.method')}
              value={value ?? 'none'}
              onChange={(id) => onChange(id === 'none' ? '' : id)}
              isRequired={!isOptional}
              options={[
                ...(isOptional ? [{ value: 'none', label: t('method.later') }] : []),
                ...found.map((method) => {
                  const reason = methodUnavailableReason(method, new Set(), today)
                  const until = method.card && formatExpiry(method.card.expiresOn, locale)
                  const notes = [
                    method.id === current ? t('current') : undefined,
                    reason === 'inactive'
                      ? t('method.inactive')
                      : until && words(reason === 'expired' ? 'expired' : 'expires', { date: until }),
                  ]
                  return {
                    value: method.id,
                    label: say(summaryOf(method)),
                    description: notes.some(Boolean) ? <Facts items={notes} /> : undefined,
                    isDisabled: reason !== undefined || method.id === current,
                  }
                }),
              ]}
            />
          )}
        </FormField>
      )}
    </ResourceView>
  )
}
