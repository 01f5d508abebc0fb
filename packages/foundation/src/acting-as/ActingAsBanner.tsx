'use client'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Strong } from '@memberkit/primitives/text'
import { coreMessages } from '../messages/core.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import * as styles from './ActingAs.css.ts'

/** Shows that staff are acting in someone else's account, on one line where it fits. Renders nothing otherwise. */
export function ActingAsBanner({ onEnd }: { onEnd?: () => void }) {
  const t = useMessages(coreMessages)
  const actingFor = useMemberkit().session?.actingFor
  if (!actingFor) return null
  return (
    <Alert
      isStatic
      tone="caution"
      data-mk-acting=""
      actions={
        onEnd ? (
          <Button size="small" onPress={onEnd}>
            {t('actingEnd')}
          </Button>
        ) : null
      }
    >
      <Strong weight="bold">{t('actingAs', { name: actingFor.name })}.</Strong>{' '}
      <span className={styles.note}>{t('actingNote')}</span>
    </Alert>
  )
}
