'use client'
import type { BillingPeriod } from '@memberkit/contract'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { periodLabel } from '@memberkit/platform/formats'
import { Card } from '@memberkit/primitives/card'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { changeMessages } from '../messages/namespaces.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import { billsAt, usualFrequencies } from './billing-change.rules.ts'
import type { BillingChangeProps, ChangePageProps } from './change-props.ts'
import { ChangeForm } from './ChangeForm.tsx'
import type { Changing } from './ChangePage.tsx'
import { DatesPreview } from './DatesPreview.tsx'
import { useDraft } from './drafts.ts'
import { useChange } from './useChange.ts'

/** Changes how often bills come. Prices of other periods are the catalogue's, and none is invented here. */
export function FrequencyForm(props: ChangePageProps & Changing & BillingChangeProps) {
  const { row, transitions, drafts, frequencies, finish, isLeading, onBegin } = props
  const t = useMessages(changeMessages)
  const { locale } = useMemberkit()
  const offered = frequencies ?? usualFrequencies
  const [picked, setPicked] = useDraft<BillingPeriod>(drafts, `${row.id}.frequency`)
  const change = useChange('updateBillingFrequency', {
    subscription: row.subscription,
    transitions,
    successMessage: (after) => t('frequency.done', { plan: subscriptionName(after) }),
    onDone: () => {
      setPicked(undefined)
      finish()
    },
  })
  const current = change.entity.billingPeriod
  const chosen = picked ?? offered.find((one) => one === current)
  const isOther = picked !== undefined && picked !== current
  return (
    <Card title={t('frequency.heading')} level={3}>
      <ChangeForm
        name="updateBillingFrequency"
        change={change}
        submitLabel={t('frequency.submit')}
        tone={isOther && isLeading ? 'primary' : 'secondary'}
        consequence={isOther ? t('frequency.price') : undefined}
        problems={{ billingPeriod: chosen === current ? t('frequency.same') : undefined }}
        beside={isOther ? <DatesPreview dates={billsAt(change.entity, picked)} /> : undefined}
        onSubmit={() => chosen && change.run({ body: { billingPeriod: chosen } })}
      >
        <FormField name="billingPeriod">
          {(field) => (
            <RadioGroup
              {...field}
              label={t('frequency.label')}
              // The card's title says it.
              isLabelHidden
              value={chosen ?? ''}
              onChange={(value) => {
                const next = offered.find((one) => one === value)
                setPicked(next)
                onBegin(next !== current)
              }}
              isRequired
              options={offered.map((value) => ({
                value,
                label: periodLabel(value, locale),
                description: value === current ? t(isOther ? 'frequency.current' : 'frequency.choose') : undefined,
              }))}
            />
          )}
        </FormField>
      </ChangeForm>
    </Card>
  )
}
