'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { addDays, formatDate, formatPrice } from '@memberkit/platform/formats'
import { Stack } from '@memberkit/primitives/box'
import { DateField } from '@memberkit/primitives/date-field'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { changeMessages } from '../messages/namespaces.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import * as styles from './change.css.ts'
import type { ChangePageProps } from './change-props.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { ChangeHeader } from './ChangeHeader.tsx'
import type { Changing } from './ChangePage.tsx'
import { HostPreview } from './HostPreview.tsx'
import { useKeptDraft } from './kept-drafts.ts'
import { type PricedChoice, planChangeOf, readWhen, sentItems, type When } from './plan-change.rules.ts'
import { PlanComparison } from './PlanComparison.tsx'
import { useChange } from './useChange.ts'
import { useHostPreview } from './useHostPreview.ts'

interface OwnProps {
  choice: PricedChoice
  /** Leads back to the picker. */
  onAgain: () => void
}

/** The meaning of the change, when it takes effect, and the button that makes it. */
export function PlanReview(props: ChangePageProps & Changing & OwnProps) {
  const { row, transitions, drafts, choice, previewChange, onAgain, leave, finish } = props
  const t = useMessages(changeMessages)
  const { locale, currentDate } = useMemberkit()
  const { value: when = { isLater: false, day: '' }, set: setWhen } = useKeptDraft<When>(
    drafts,
    `${row.id}.when`,
    readWhen,
  )
  const change = useChange('updateOffer', {
    subscription: row.subscription,
    transitions,
    successMessage: (after, { body }): string =>
      body.effectiveOn === undefined
        ? t('plan.done', { plan: subscriptionName(after), price: priceOf(after.price, after.billingPeriod) })
        : plannedText(formatDate(body.effectiveOn, locale)),
    onDone: () => {
      setWhen(undefined)
      finish()
    },
  })
  const planned = planChangeOf(change.entity, choice)
  const { pricedFor: _, ...chosen } = choice
  const effectiveOn = when.isLater && when.day ? when.day : undefined
  const preview = useHostPreview(previewChange, { ...chosen, subscription: change.entity, effectiveOn })
  // A change of the plan is on screen: it asks for one more press itself, for the amounts, too.
  const isPlanAsked = change.changedFrom !== undefined && change.action.state.phase !== 'conflict'
  const priceOf = (amount: string, period: string): string =>
    formatPrice({ amount, currency: change.entity.currency, period }, locale)
  function plannedText(date: string): string {
    const { label: plan, price, billingPeriod } = planned
    if (price === undefined) return t('plan.planned', { plan, date })
    return t('plan.planned.priced', { plan, date, price: priceOf(price, billingPeriod) })
  }
  return (
    <>
      <ChangeHeader title={t('title.review')} subscription={change.entity} step={2} />
      <div className={styles.body}>
        <ChangeForm
          name="updateOffer"
          change={change}
          submitLabel={t('plan.submit')}
          consequence={t('plan.bill')}
          problems={{ when: planned.isSame ? t('plan.same') : undefined }}
          leaveLabel={t(change.why ? 'leave' : 'plan.again')}
          onLeave={change.why ? leave : onAgain}
          beside={
            previewChange ? (
              <HostPreview {...preview} currency={change.entity.currency} submitLabel={t('plan.submit')} />
            ) : undefined
          }
          isPreparing={preview.isLoading}
          onSubmit={() => {
            if (!preview.agree() && !isPlanAsked) return
            const { billingPeriod } = choice
            change.run({
              body: {
                items: sentItems(choice.items),
                ...(billingPeriod && { billingPeriod }),
                ...(effectiveOn && { effectiveOn }),
              },
            })
          }}
        >
          <Stack gap="md">
            <PlanComparison subscription={change.entity} planned={planned} />
            <FormField name="when">
              {(field) => (
                <RadioGroup
                  {...field}
                  label={t('plan.when')}
                  value={when.isLater ? 'day' : 'now'}
                  onChange={(value) => setWhen({ ...when, isLater: value === 'day' })}
                  options={[
                    { value: 'now', label: t('plan.whenNow') },
                    { value: 'day', label: t('plan.whenDay') },
                  ]}
                />
              )}
            </FormField>
            {when.isLater ? (
              <FormField name="effectiveOn">
                {(field) => (
                  <DateField
                    {...field}
                    label={t('plan.day')}
                    value={when.day}
                    onChange={(day) => setWhen({ ...when, day })}
                    min={addDays(currentDate(), 1)}
                    isRequired
                    messages={{
                      incomplete: t('date.incomplete'),
                      impossible: t('date.impossible'),
                      tooEarly: t('date.early'),
                      tooLate: t('date.late'),
                    }}
                  />
                )}
              </FormField>
            ) : null}
          </Stack>
        </ChangeForm>
      </div>
    </>
  )
}
