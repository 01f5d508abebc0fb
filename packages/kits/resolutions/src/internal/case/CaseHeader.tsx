'use client'
import { ActionMessage } from '@memberkit/foundation/action'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import type { ReactNode } from 'react'
import { caseMessages } from '../../messages/case/namespace.ts'
import { internalMessages } from '../../messages/internal/namespaces.ts'
import { isFinal, isFromSurvey, isOpen } from '../../shared/case.rules.ts'
import * as styles from '../../shared/view/Case.css.ts'
import { CaseFacts, Fact } from '../../shared/view/CaseFacts.tsx'
import { CaseTitle } from '../../shared/view/CaseTitle.tsx'
import type { Intent } from '../intents.ts'
import { AttemptPart, CaseMenuPart, ClosingPart, ConfirmPart, HalfDonePart, OpenedFlowPart } from '../parts.ts'
import type { CaseData } from '../useResolutionCase.ts'
import { type NextStep, nextStepOf } from './next-step.rules.ts'
import type { AssignToMe } from './useAssignToMe.ts'
import type { HalfDone } from './useHalfDone.ts'

const intents = { attempt: 'attempt', status: 'updateStatus', close: 'addClosingSequence' } as const
const parts = { attempt: AttemptPart, status: OpenedFlowPart, close: ClosingPart }

export interface CaseHeaderProps {
  data: CaseData
  assign: AssignToMe
  half: HalfDone
  onIntent: (intent: Intent) => void
  /** The others who have the case open, and a clock of the service level. */
  extras?: ReactNode
  survey?: ReactNode
}

/** A case's identity, next actor and actions for staff. */
export function CaseHeader({ data, assign, half, onIntent, extras, survey }: CaseHeaderProps) {
  const t = useMessages(internalMessages)
  const words = useMessages(caseMessages)
  const { resolution, actions } = data
  const { status, surveyScore } = resolution
  const canMove = isAllowed(actions, 'updateStatus')
  const canClose = isOpen(status) && canMove
  // What was begun is finished first, below.
  const next = half.closing || half.attempt ? undefined : nextStepOf(resolution, assign.take !== undefined, canMove)
  return (
    <>
      <CaseTitle
        resolution={resolution}
        actions={
          <>
            {assign.take && next !== 'assign' ? button('assign') : null}
            {
              // On phones the menu is enough for what is in it, too.
              canClose && next !== 'attempt' ? <span className={styles.wideOnly}>{button('attempt')}</span> : null
            }
            {canMove && next !== 'status' ? (
              <span className={isOpen(status) ? styles.wideOnly : undefined}>{button('status')}</span>
            ) : null}
            <CaseMenuPart {...{ resolution, actions }} canAttempt={canClose} onChoose={onIntent} />
            {next ? button(next) : null}
          </>
        }
      >
        {extras}
      </CaseTitle>
      {assign.action.state.phase === 'done' ? null : <ActionMessage action={assign.action} />}
      {assign.action.confirming ? <ConfirmPart action={assign.action} /> : null}
      {isFinal(status) ? <Alert isStatic>{t('final')}</Alert> : null}
      {half.closing || half.attempt ? <HalfDonePart half={half} status={status} onIntent={onIntent} /> : null}
      <CaseFacts resolution={resolution} hasPhoneFacts>
        {isFromSurvey(resolution) && surveyScore !== undefined ? (
          <Fact label={words('score')}>
            {surveyScore} {survey}
          </Fact>
        ) : null}
      </CaseFacts>
    </>
  )

  function button(step: NextStep) {
    const isTaking = step === 'assign'
    const label = t(isTaking ? 'assign.me' : step === 'status' && !isOpen(status) ? 'reopen' : step)
    return (
      <Button
        // Another step is another button: a second press must not act on it.
        key={step}
        tone={step === next ? 'primary' : 'secondary'}
        onPress={isTaking ? assign.take : () => onIntent(intents[step])}
        onFocus={isTaking ? undefined : parts[step].preload}
        isPending={isTaking && assign.action.isBusy}
        pendingLabel={isTaking ? label : undefined}
      >
        {label}
      </Button>
    )
  }
}
