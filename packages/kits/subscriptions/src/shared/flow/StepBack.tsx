'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { ArrowStartIcon } from '@memberkit/primitives/icons'
import { flowMessages } from '../../messages/namespaces.ts'
import * as styles from './flow.css.ts'

export interface StepBackProps {
  /** Whether a request is under way: going back waits for it. */
  isBusy: boolean
  onBack: () => void
}

/** The way to the step before, above its heading: it is none of the answers that the step asks for. */
export function StepBack({ isBusy, onBack }: StepBackProps) {
  const t = useMessages(flowMessages)
  return (
    <div className={styles.aside}>
      <Button size="small" tone="quiet" aria-disabled={isBusy} onPress={isBusy ? undefined : onBack}>
        <ArrowStartIcon />
        {t('back.step')}
      </Button>
    </div>
  )
}
