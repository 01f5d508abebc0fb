'use client'
import {
  getResolution,
  ResolutionActionTaken,
  searchPartnerResolutions,
  updateResolution,
} from '@memberkit/contract/partners/resolutions'
import { restoreLostFocus, useMemberkit } from '@memberkit/foundation'
import { ActionMessage, useAction } from '@memberkit/foundation/action'
import { isAllowed, permissionFor } from '@memberkit/foundation/entity-actions'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { keyOf } from '@memberkit/platform/query'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Text } from '@memberkit/primitives/text'
import { useEffect, useRef } from 'react'
import type { ResolutionsEventTable } from '../events.ts'
import { partnerMessages } from '../messages/partner/namespace.ts'
import * as styles from '../shared/view/Case.css.ts'
import { verifyCase } from '../shared/verify-case.ts'
import { partnerActions } from './partner-actions.ts'
import type { PartnerCaseData } from './usePartnerCase.ts'

/** The request to the firm, and two presses that say where it stands. */
export function NextStep({ data }: { data: PartnerCaseData }) {
  const t = useMessages(partnerMessages)
  const { client } = useMemberkit()
  const emit = useEmit<ResolutionsEventTable>()
  const card = useRef<HTMLElement>(null)
  const { resolution, actions } = data
  const { id: resolutionId, version, actionTaken, status } = resolution
  const action = useAction(updateResolution, {
    entity: resolutionId,
    version,
    permission: permissionFor(partnerActions, 'updateActionTaken'),
    needsCertainty: true,
    effects: () => [keyOf(searchPartnerResolutions)],
    answers: () => keyOf(getResolution, { resolutionId }),
    successMessage: t('act.done'),
    verifyOutcome: ({ body }) => verifyCase(client, resolutionId, (now) => now.actionTaken === body?.actionTaken),
    onDone() {
      // The pressed button goes.
      card.current?.focus()
      emit('resolutions.case.changed', { resolutionId, action: 'updateActionTaken' })
    },
  })
  const isDenied = action.state.phase === 'refused' && !isAllowed(actions, 'updateActionTaken')
  useEffect(() => {
    // A button that nobody may press any more is gone.
    if (isDenied) restoreLostFocus(card.current)
  }, [isDenied])
  const isAsked = status === 'PendingProvider' && actionTaken !== 'ProviderActionTaken'
  const text = actionTaken === 'ProviderActionTaken' ? 'act.taken' : isAsked ? 'act.waiting' : 'act.none'
  return (
    <Card ref={card} tabIndex={-1} title={t('act.heading')}>
      <div className={styles.step}>
        <Text as="p">{t(text)}</Text>
        {isAllowed(actions, 'updateActionTaken') ? (
          <div className={styles.choices}>
            {ResolutionActionTaken.options
              .filter((one) => one !== actionTaken)
              .map((one) => (
                <Button
                  key={one}
                  tone={one === 'ProviderActionTaken' && isAsked ? 'primary' : 'secondary'}
                  isPending={action.isBusy}
                  pendingLabel={t(`act.${one}`)}
                  onPress={() => void action.run({ resolutionId, body: { actionTaken: one } })}
                >
                  {t(`act.${one}`)}
                </Button>
              ))}
          </div>
        ) : null}
        <ActionMessage action={action} />
      </div>
    </Card>
  )
}
