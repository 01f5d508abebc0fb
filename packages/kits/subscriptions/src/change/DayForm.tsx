'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate, formatMoney } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Card } from '@memberkit/primitives/card'
import { FormField } from '@memberkit/primitives/form'
import { Select } from '@memberkit/primitives/select'
import { changeMessages } from '../messages/namespaces.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import { billsOn } from './billing-change.rules.ts'
import type { BillingChangeProps, ChangePageProps } from './change-props.ts'
import { ChangeForm } from './ChangeForm.tsx'
import type { Changing } from './ChangePage.tsx'
import { DatesPreview } from './DatesPreview.tsx'
import { useDraft } from './drafts.ts'
import { useChange } from './useChange.ts'

const days = Array.from({ length: 31 }, (_, index) => ({ value: `${index + 1}`, label: `${index + 1}` }))

/** Changes the day of the month on which bills come. */
export function DayForm(props: ChangePageProps & Changing & BillingChangeProps) {
  const { row, transitions, drafts, finish, isLeading, onBegin } = props
  const t = useMessages(changeMessages)
  const { locale, currentDate } = useMemberkit()
  const [picked, setPicked] = useDraft<number>(drafts, `${row.id}.day`)
  const change = useChange('updateBillCycleDay', {
    subscription: row.subscription,
    transitions,
    successMessage: (after) => t('day.done', { plan: subscriptionName(after) }),
    onDone: () => {
      setPicked(undefined)
      finish()
    },
  })
  const { billCycleDay: current, paidToDate, price, currency } = change.entity
  const day = picked ?? current
  const dates = picked === undefined ? [] : billsOn(change.entity, picked, currentDate())
  const isOther = picked !== undefined && picked !== current
  const isEarly = isOther && dates[0] !== undefined && paidToDate !== undefined && dates[0] <= paidToDate
  return (
    <Card title={t('day.heading')} level={3}>
      <ChangeForm
        name="updateBillCycleDay"
        change={change}
        submitLabel={t('day.submit')}
        // Two changes are offered on the page: the one that was begun last leads.
        tone={isOther && isLeading ? 'primary' : 'secondary'}
        problems={{ billCycleDay: day !== undefined && day === current ? t('day.same') : undefined }}
        beside={
          <>
            {isOther ? <DatesPreview dates={dates} amount={formatMoney(price, currency, locale)} /> : null}
            {isEarly ? (
              <Alert isStatic tone="caution">
                {t('day.early', { date: formatDate(paidToDate, locale) })}
              </Alert>
            ) : null}
          </>
        }
        onSubmit={() => day !== undefined && change.run({ body: { billCycleDay: day } })}
      >
        <FormField name="billCycleDay">
          {(field) => (
            <Select
              {...field}
              label={t('day.label')}
              description={day !== undefined && day > 28 ? t('day.end') : undefined}
              placeholder={day === undefined ? '–' : undefined}
              options={days}
              value={day === undefined ? '' : String(day)}
              onChange={(value) => {
                const next = value === '' ? undefined : Number(value)
                setPicked(next)
                onBegin(next !== undefined && next !== current)
              }}
              isRequired
            />
          )}
        </FormField>
      </ChangeForm>
    </Card>
  )
}
