'use client'
import { type SubscriptionCancelReason } from '@memberkit/contract/commerce/subscriptions'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { formatDate } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { ChevronEndIcon } from '@memberkit/primitives/icons'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { Select } from '@memberkit/primitives/select'
import { Text } from '@memberkit/primitives/text'
import { flowMessages } from '../messages/namespaces.ts'
import { FlowHeading } from '../shared/flow/FlowFrame.tsx'
import * as styles from '../shared/flow/flow.css.ts'
import type { Subscription } from '../shared/received.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import { lastPaidDay, reasonsOf, type Timing } from './cancel.rules.ts'

export interface CancelDraft {
  timing?: Timing | undefined
  reason: SubscriptionCancelReason
  /** The answer chosen in the survey; never sent to the platform. */
  answer?: string | undefined
}

/** One answer of the survey. */
export interface SurveyAnswer {
  value: string
  label: string
}

export interface ChooseStepProps {
  subscription: Subscription
  timings: readonly Timing[]
  draft: CancelDraft
  survey: readonly SurveyAnswer[]
  position?: string | undefined
  /** Whether the plan is ended because its owner has died. */
  isBereaved: boolean
  /** Whether the plan can be kept until it ends. */
  canKeep: boolean
  /** Whether its end is planned already. */
  isEnding: boolean
  /** Names the way out of the flow. */
  leaveLabel: string
  /** Whether that way keeps the plan: both are offered alike then. */
  isKept: boolean
  onChange: (draft: CancelDraft) => void
  onNext: () => void
  onLeave: () => void
}

/** When the plan ends, and for staff why; members may say why. Nothing here has to be filled in. */
export function ChooseStep(props: ChooseStepProps) {
  const { subscription, timings, draft, survey, position, isBereaved, canKeep, isEnding } = props
  const { leaveLabel, isKept, onChange, onNext, onLeave } = props
  const t = useMessages(flowMessages)
  const { locale, realm, currentDate } = useMemberkit()
  const reasonLabel = useLabel('SubscriptionCancelReason')
  const reasons = reasonsOf(realm)
  const plan = subscriptionName(subscription)
  const lastDay = lastPaidDay(subscription, currentDate())
  const end = lastDay && formatDate(lastDay, locale)
  const words = {
    end: {
      label: end ? t('when.endOn', { date: end }) : t('when.end'),
      description: t(canKeep ? 'when.end.undo' : 'when.end.text'),
    },
    now: { label: t('when.now'), description: t('when.now.text') },
  }
  return (
    <>
      <FlowHeading position={position}>{t('choose.title', { plan })}</FlowHeading>
      {isBereaved ? (
        <Alert isStatic title={t('bereaved.title')}>
          {t('bereaved.text')} {realm === 'Internal' ? '' : t('bereaved.record')}
        </Alert>
      ) : null}
      {reasons.length > 1 ? (
        <Select
          label={t('reason')}
          description={t('reason.hint')}
          options={reasons.map((reason) => ({ value: reason, label: reasonLabel(reason) }))}
          value={draft.reason}
          onChange={(reason) => onChange({ ...draft, reason: reason as SubscriptionCancelReason })}
        />
      ) : null}
      <RadioGroup
        label={t('when')}
        // The heading right above it says it.
        isLabelHidden={!isBereaved && reasons.length < 2}
        appearance="card"
        options={timings.map((timing) => ({ value: timing, ...words[timing] }))}
        value={draft.timing}
        onChange={(timing) => onChange({ ...draft, timing: timing as Timing })}
      />
      {isEnding && draft.timing === 'now' ? (
        <Alert isStatic tone="caution">
          {t('review.ending')}
        </Alert>
      ) : null}
      {survey.length > 0 ? (
        <RadioGroup
          label={t('survey')}
          description={t('survey.hint')}
          optionalMark={t('survey.optional')}
          options={survey}
          value={draft.answer ?? ''}
          onChange={(answer) => onChange({ ...draft, answer })}
        />
      ) : null}
      {isBereaved || reasons.length > 1 ? null : (
        <div className={styles.aside}>
          <Button
            size="small"
            tone="quiet"
            onPress={() => onChange({ ...draft, answer: undefined, reason: 'DECEASED' })}
          >
            {t('bereaved.choose')}
            <ChevronEndIcon />
          </Button>
        </div>
      )}
      <Text tone="muted" size="sm">
        {t('choose.hint')}
      </Text>
      <div className={styles.actions}>
        <Button onPress={onLeave}>{leaveLabel}</Button>
        <Button tone={isKept ? 'secondary' : 'primary'} data-mk-cancel="" onPress={onNext}>
          {t('choose.go')}
        </Button>
      </div>
    </>
  )
}
