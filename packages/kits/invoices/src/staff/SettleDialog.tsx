'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { type FormEvent, useId, useState } from 'react'
import { staffMessages } from '../messages/namespaces.ts'
import {
  type AllowedAction,
  obstacleOf,
  type SettlingAction,
  settlingActions,
} from '../shared/invoice-actions.rules.ts'
import type { Invoice } from '../shared/received.ts'
import * as styles from '../shared/steps.css.ts'
import { useErrorFocus } from '../shared/useErrorFocus.ts'
import { useObstacleWords } from '../shared/useStatusLooks.ts'

export interface SettleDialogProps {
  invoice: Invoice
  actions: readonly AllowedAction[]
  onChoose: (action: SettlingAction) => void
  onClose: () => void
}

/** Asks what is the case, and leads to void, forgive or refund: whichever is right for it. */
export function SettleDialog({ invoice, actions, onChoose, onClose }: SettleDialogProps) {
  const t = useMessages(staffMessages)
  const obstacleWords = useObstacleWords(invoice)
  const id = useId()
  const [attempts, setAttempts] = useState(0)
  const [chosen, setChosen] = useState<SettlingAction>()
  const form = useErrorFocus(attempts, 'idle')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setAttempts(attempts + 1)
    if (chosen) onChoose(chosen)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title.settle', { number: invoice.number })}
      closeLabel={t('close')}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} tone="primary">
            {t('continue')}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} className={styles.step} noValidate onSubmit={submit}>
        <RadioGroup
          label={t('settle.choose')}
          look="card"
          value={chosen ?? ''}
          onChange={(value) => setChosen(settlingActions.find((name) => name === value))}
          error={attempts > 0 && !chosen ? t('settle.missing') : undefined}
          isRequired
          options={settlingActions.map((name) => {
            const obstacle = obstacleOf(actions, name)
            return {
              value: name,
              label: t(`settle.${name}`),
              description: obstacle ? `${t(`action.${name}`)} · ${obstacleWords(obstacle)}` : t(`action.${name}`),
              isDisabled: obstacle !== undefined,
            }
          })}
        />
      </form>
    </Dialog>
  )
}
