'use client'
import { restoreLostFocus } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { LockIcon } from '@memberkit/primitives/icons'
import { Notice } from '@memberkit/primitives/notice'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { useEffect, useRef } from 'react'
import { addMethodMessages } from '../../messages/namespaces.ts'
import * as styles from './add.css.ts'
import type { CardFieldsHandle } from './useCardFields.ts'

export interface SecureCardFieldsProps {
  fields: CardFieldsHandle
  /** The other way to pay, for whom these fields don't come. */
  onUseBank?: (() => void) | undefined
}

/** The vendor's fields, in a place of their own, and what to do when they don't come or give no token. */
export function SecureCardFields({ fields, onUseBank }: SecureCardFieldsProps) {
  const { place, slot, state, failure, reload } = fields
  const t = useMessages(addMethodMessages)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that loads them again is gone.
    if (place > 0 && state.phase !== 'failed') restoreLostFocus(root.current)
  }, [place, state.phase])
  return (
    <>
      {state.phase === 'failed' ? (
        <Alert
          tone="critical"
          title={t('failed.loadTitle')}
          actions={
            <>
              <Button size="small" onPress={reload}>
                {t('failed.retry')}
              </Button>
              {onUseBank ? (
                <Button size="small" onPress={onUseBank}>
                  {t('failed.useBank')}
                </Button>
              ) : null}
            </>
          }
        >
          {t('failed.load')}
        </Alert>
      ) : (
        <Notice isStatic icon={LockIcon} tone="neutral">
          {t('card.kept')}
        </Notice>
      )}
      <div ref={root} className={styles.place} hidden={state.phase === 'failed'} tabIndex={-1}>
        {state.phase === 'loading' ? (
          <SkeletonGroup label={t('card.loading')}>
            <SkeletonText lines={4} />
          </SkeletonGroup>
        ) : null}
        <div key={place} ref={slot} className={styles.slot} {...replayMask} />
      </div>
      {failure && state.phase !== 'failed' ? <Alert tone="critical">{t(`failed.${failure}`)}</Alert> : null}
    </>
  )
}
