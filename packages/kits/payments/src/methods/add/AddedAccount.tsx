'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { summaryOf } from '@memberkit/parts/payment-method'
import { MethodName } from '@memberkit/parts/payment-method/field'
import { Button } from '@memberkit/primitives/button'
import { CopyToClipboard } from '@memberkit/primitives/copy-to-clipboard'
import { DialogActions } from '@memberkit/primitives/dialog'
import { Notice } from '@memberkit/primitives/notice'
import { useEffect, useRef } from 'react'
import { addMethodMessages } from '../../messages/namespaces.ts'
import type { PaymentMethod } from '../received.ts'
import * as styles from './add.css.ts'
import { agreementText, DebitAgreement, type DebitAgreementProps } from './DebitAgreement.tsx'

export interface AddedAccountProps extends DebitAgreementProps {
  method: PaymentMethod
  onDone: () => void
}

/** The confirmation of a debit agreement: what was agreed to, to keep. */
export function AddedAccount({ method, onDone, ...agreement }: AddedAccountProps) {
  const t = useMessages(addMethodMessages)
  const done = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone.
  useEffect(() => done.current?.focus(), [])
  const [language] = agreement.languages
  const text = language && agreementText(agreement.country, agreement.payee, language)
  return (
    <div className={styles.form}>
      <Notice tone="positive">
        <MethodName method={summaryOf(method)} />
      </Notice>
      <Notice isStatic>{t('agreement.copy')}</Notice>
      <DebitAgreement {...agreement} />
      <DialogActions>
        {text ? (
          <CopyToClipboard
            value={[text.title, ...text.paragraphs].join('\n\n')}
            labels={{
              copy: t('agreement.copyButton'),
              copied: t('agreement.copied'),
              failed: t('agreement.copyFailed'),
            }}
          />
        ) : null}
        <Button ref={done} tone="primary" onPress={onDone}>
          {t('done')}
        </Button>
      </DialogActions>
    </div>
  )
}
