'use client'
import { ActionMessage } from '@memberkit/foundation/action'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import type { ReactNode } from 'react'
import { caseMessages } from '../../messages/case/namespace.ts'
import { internalMessages } from '../../messages/internal/namespaces.ts'
import { isFinal, isFromSurvey, isOpen } from '../../shared/case.rules.ts'
import { statusLooks } from '../../shared/looks.ts'
import { CaseFacts, Fact } from '../../shared/view/CaseFacts.tsx'
import { CaseTitle } from '../../shared/view/CaseTitle.tsx'
import { type Intent, isOwnDialog } from '../intents.ts'
import { AttemptPart, CaseMenuPart, ClosingPart, OpenedFlowPart } from '../parts.ts'
import type { CaseData } from '../useResolutionCase.ts'
import type { AssignToMe } from './useAssignToMe.ts'
import type { HalfDone } from './useHalfDone.ts'

export interface CaseHeaderProps {
  data: CaseData
  assign: AssignToMe
  half: HalfDone
  onIntent: (intent: Intent) => void
  /** Who else has the case open, and a clock of the service level. */
  extras?: ReactNode
  survey?: ReactNode
}

/** What a case is, who must act next, and what staff can do about it. */
export function CaseHeader({ data, assign, half, onIntent, extras, survey }: CaseHeaderProps) {
  const t = useMessages(internalMessages)
  const words = useMessages(caseMessages)
  const looks = useLooks(statusLooks)
  const { resolution, actions } = data
  const { status, surveyScore } = resolution
  const canMove = isAllowed(actions, 'updateStatus')
  const canClose = isOpen(status) && canMove
  return (
    <>
      <CaseTitle
        resolution={resolution}
        actions={
          <>
            {assign.take ? (
              <Button onPress={assign.take} isPending={assign.action.isBusy} pendingLabel={t('assign.me')}>
                {t('assign.me')}
              </Button>
            ) : null}
            {canClose ? (
              <Button onPress={() => onIntent('attempt')} onFocus={AttemptPart.preload}>
                {t('attempt')}
              </Button>
            ) : null}
            {canMove ? (
              <Button onPress={() => onIntent('updateStatus')} onFocus={OpenedFlowPart.preload}>
                {t(isOpen(status) ? 'status' : 'reopen')}
              </Button>
            ) : null}
            {canClose ? (
              <Button tone="primary" onPress={() => onIntent('addClosingSequence')} onFocus={ClosingPart.preload}>
                {t('close')}
              </Button>
            ) : null}
            <CaseMenuPart resolution={resolution} actions={actions} onChoose={onIntent} />
          </>
        }
      >
        {extras}
      </CaseTitle>
      {assign.action.state.phase === 'done' ? null : <ActionMessage action={assign.action} />}
      {isFinal(status) ? <Alert isStatic>{t('final')}</Alert> : null}
      {half.closing ? (
        <Alert isStatic tone="caution" title={t('half.heading')} actions={finish('addClosingSequence')}>
          {t('half.text', { status: statusOf(looks, status).label })}
        </Alert>
      ) : null}
      {half.attempt && !half.closing ? (
        <Alert isStatic tone="caution" title={t('attempt.heading')} actions={finish('attempt')}>
          {t('attempt.text', { status: statusOf(looks, 'AttemptMade').label })}
        </Alert>
      ) : null}
      <CaseFacts resolution={resolution}>
        {isFromSurvey(resolution) && surveyScore !== undefined ? (
          <Fact label={words('score')}>
            {surveyScore} {survey}
          </Fact>
        ) : null}
      </CaseFacts>
    </>
  )

  function finish(intent: Intent) {
    return (
      <Button
        size="small"
        onPress={() => onIntent(intent)}
        onFocus={isOwnDialog(intent) ? ClosingPart.preload : undefined}
      >
        {t('half.finish')}
      </Button>
    )
  }
}
