'use client'
import { useMemberkit } from '@memberkit/foundation'
import { permissionFor, transitionOf } from '@memberkit/foundation/entity-actions'
import { useEntityAction } from '@memberkit/foundation/entity-actions/dialog'
import { BackButton } from '@memberkit/foundation/detail'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { useEffect, useState } from 'react'
import type { SubscriptionsEventTable } from '../events.ts'
import { flowMessages } from '../messages/namespaces.ts'
import { FlowAction } from '../shared/flow/FlowAction.tsx'
import { FlowFrame, FlowHeading } from '../shared/flow/FlowFrame.tsx'
import { hasPlanChanged } from '../shared/flow/plan-changes.rules.ts'
import { StepBack } from '../shared/flow/StepBack.tsx'
import { useFlow } from '../shared/flow/useFlow.ts'
import type { Subscription } from '../shared/received.ts'
import { rowOf } from '../shared/row.rules.ts'
import { isEndPlanned, standingOf } from '../shared/standing.rules.ts'
import { subscriptionActions } from '../shared/subscription-actions.ts'
import { flowCalls } from '../shared/subscription-calls.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import { callOf, isEndSet, lastPaidDay, reasonToSend, type Timing, timingsOf } from './cancel.rules.ts'
import type { CancelFlowProps, FlowStep } from './CancelFlow.tsx'
import { CancelResult } from './CancelResult.tsx'
import { type CancelDraft, ChooseStep } from './ChooseStep.tsx'
import { Consequences, useConsequences } from './Consequences.tsx'
import { NotPossible } from '../shared/flow/NotPossible.tsx'
import { SaveOffer } from './SaveOffer.tsx'
import { useSurvey } from './useSurvey.ts'

export interface CancelStepsProps extends CancelFlowProps {
  known: Subscription
}

/** Timing and survey, what ends, and the confirmation. */
export function CancelSteps(props: CancelStepsProps) {
  const { as, known, identityId, subscriptionId, transitions, saveOffer, onPay, onKeep, slots = {} } = props
  const t = useMessages(flowMessages)
  const { locale, realm, can, isDenied, currentDate } = useMemberkit()
  const emit = useEmit<SubscriptionsEventTable>()
  const flow = useFlow('cancel', props)
  const consequences = useConsequences(known)
  const answers = useSurvey(props.survey)

  const actionsOf = (one: Subscription) =>
    rowOf(one, { entitlements: undefined, realm, can, isDenied, transitions }).actions
  const [draft, setDraft] = useState<CancelDraft>(() => ({ reason: props.reason ?? 'MEMBER_REQUESTED_CANCEL' }))
  const reason = reasonToSend(realm, draft.reason)
  const timings = timingsOf(actionsOf(known), reason)
  const isBereaved = draft.reason === 'DECEASED'
  const survey = isBereaved || realm === 'Internal' ? [] : answers
  const [ownStep, setOwnStep] = useState<FlowStep>()
  // A death that somebody entered stays out of the address; without it, a reload would bring the offer.
  const isInAddress = props.onStep !== undefined && (!isBereaved || props.reason === 'DECEASED')
  const step = isInAddress ? props.step : ownStep
  const setStep = (isInAddress && props.onStep) || setOwnStep
  /** The choice under review stays, whatever becomes possible or impossible meanwhile. */
  const [agreed, setAgreed] = useState<Timing>()
  const chosen = draft.timing && timings.includes(draft.timing) ? draft.timing : timings[0]
  // Where there is nothing to choose, the first step would only be one more press.
  const [isShort] = useState(() => timings.length < 2 && survey.length === 0 && realm !== 'Internal')
  // Without a choice made here, only what takes less from the owner is reviewed.
  const isReview = isShort || (step === 'review' && (agreed !== undefined || chosen === 'end'))
  const isUnchosen = step === 'review' && !isReview
  if (isReview && agreed === undefined && chosen) setAgreed(chosen)
  const timing = agreed ?? chosen ?? 'now'
  const [ended, setAfter] = useState<Subscription>()
  // The confirmation stays what it is when its page is loaded again.
  const after = ended ?? (step === 'done' && isEndSet(known) ? known : undefined)
  const isEnded = ended !== undefined
  useEffect(() => {
    if (isEnded) setStep('done')
    else if (isUnchosen) setStep(undefined)
    // The host's function may be another one each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isEnded, isUnchosen])

  const running = useEntityAction(flowCalls, callOf[timing], {
    address: { identityId, subscriptionId },
    entity: known,
    transitions,
    isChanged: hasPlanChanged,
    // The confirmation says it; a notice does where nobody sees that any more.
    successMessage: (one) => t('late', { plan: subscriptionName(one) }),
    onDone: (one) => {
      setAfter(one)
      flow.done(callOf[timing], one.status)
      if (draft.answer) emit('subscriptions.cancel.surveyed', { subscriptionId, answer: draft.answer })
    },
    onClose: () => {},
  })
  const { entity, action } = running
  const plan = subscriptionName(entity)
  const count = isShort ? 2 : 3
  const position = (at: number) => t('step', { at, count })
  const isPossible = timingsOf(actionsOf(entity), reason).includes(timing)
  const permission = permissionFor(subscriptionActions, callOf[timing])
  const lastDay = lastPaidDay(entity, currentDate())
  const offer = isBereaved ? undefined : saveOffer
  const isEnding = isEndPlanned(entity)
  // Leaving keeps no plan that is on its way to its end, and staff or a bereaved family have none of their own.
  const isKept = realm !== 'Internal' && !isBereaved && !isEnding && standingOf(entity) !== 'preCancel'
  const leaveLabel = t(isKept ? 'keep.do' : 'leave')
  const canKeep =
    (transitionOf(subscriptionActions, 'activate', transitions)?.from ?? []).includes('PENDING_CANCEL') &&
    !isDenied(permissionFor(subscriptionActions, 'activate'))

  // A confirmation that was loaded again belongs to a flow that has ended.
  const leave = () => (after ? flow.back?.leave() : flow.leave())
  // Above each step, so that its heading stays in place; a dialog has its cross.
  const wayBack = flow.back && as !== 'dialog' ? <BackButton label={flow.back.label} leave={leave} /> : null

  return (
    <FlowFrame as={as} label={t('cancel.title', { plan })} isBusy={action.isBusy} onLeave={leave}>
      {content()}
    </FlowFrame>
  )

  function content() {
    if (after) {
      return (
        <>
          {wayBack}
          <CancelResult
            after={after}
            isBereaved={isBereaved}
            invoices={consequences.invoices}
            position={position(count)}
            transitions={transitions}
            onKeep={onKeep}
            onDone={flow.back?.leave}
          />
        </>
      )
    }
    // A refusal is said where the press was.
    if (!agreed && timings.length === 0 && action.state.phase === 'idle') {
      return <NotPossible subscription={entity} purpose="cancel" onLeave={flow.leave} />
    }
    if (!isReview) {
      return (
        <>
          {wayBack}
          <ChooseStep
            subscription={entity}
            timings={timings}
            draft={{ ...draft, timing: chosen }}
            survey={survey}
            position={position(1)}
            isBereaved={isBereaved}
            canKeep={canKeep}
            isEnding={isEnding}
            leaveLabel={leaveLabel}
            isKept={isKept}
            onChange={(next) => {
              setDraft(next)
              setAgreed(undefined)
            }}
            onNext={() => {
              setAgreed(chosen)
              setStep('review')
            }}
            onLeave={flow.leave}
          />
        </>
      )
    }
    return review()
  }

  function chooseAgain() {
    action.reset()
    setAgreed(undefined)
    setStep(undefined)
  }

  function review() {
    return (
      <>
        {isShort ? null : <StepBack isBusy={action.isBusy} onBack={chooseAgain} />}
        <FlowHeading position={position(count - 1)}>{t('review.title', { plan })}</FlowHeading>
        <FlowAction
          running={running}
          submitLabel={
            timing === 'now'
              ? t('do.now')
              : lastDay
                ? t('do.end', { date: formatDate(lastDay, locale) })
                : t('do.endOpen')
          }
          // Keeping the plan and ending it are offered alike.
          tone={isKept ? 'secondary' : isBereaved ? 'primary' : 'critical'}
          isPossible={isPossible || isDenied(permission)}
          impossible={<NotPossible subscription={entity} purpose="cancel" />}
          isDenied={isDenied(permission)}
          onSubmit={() => running.run((timing === 'now' ? { body: { reason } } : {}) as never)}
          others={
            <Button aria-disabled={action.isBusy} onPress={action.isBusy ? undefined : flow.leave}>
              {leaveLabel}
            </Button>
          }
        >
          {isBereaved && isShort ? (
            <Alert isStatic title={t('bereaved.title')}>
              {t('bereaved.text')} {realm === 'Internal' ? '' : t('bereaved.record')}
            </Alert>
          ) : null}
          <Consequences
            subscription={entity}
            known={consequences}
            timing={timing}
            canKeep={canKeep}
            onPay={onPay}
            slots={slots}
          />
          {timing === 'now' && isEnding ? (
            <Alert isStatic tone="caution">
              {t('review.ending')}
            </Alert>
          ) : null}
          {offer ? (
            <SaveOffer
              offer={offer}
              isBusy={action.isBusy}
              onAccept={() => {
                if (action.isBusy) return
                flow.leave()
                offer.onAccept(subscriptionId)
              }}
            />
          ) : null}
        </FlowAction>
      </>
    )
  }
}
