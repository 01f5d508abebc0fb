'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage, useFocusKept } from '@memberkit/foundation/action'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { useId, useRef, useState } from 'react'
import { taxFormMessages } from '../messages/namespaces.ts'
import type { Tax } from '../tax/received.ts'
import { RateFields } from './RateFields.tsx'
import * as styles from './set-tax.css.ts'
import { draftFor, newTaxOf, type TaxDraft } from './tax-draft.rules.ts'
import { TaxConsequence } from './TaxConsequence.tsx'
import { TaxFacts } from './TaxFacts.tsx'
import { TaxKindFields } from './TaxKindFields.tsx'
import { useSetTax } from './useSetTax.ts'

export interface SetTaxDialogProps {
  /** For whom it is an exception. @default it is everyone's */
  identityId?: string | undefined
  /** The rate that it follows: its place, authority and name stay. */
  following?: Tax | undefined
  /** What is listed, for what it replaces. */
  taxes: readonly Tax[]
  onDone: (tax: Tax) => void
  onClose: () => void
}

/** Sets a rate from a date on, after saying what it replaces. */
export function SetTaxDialog({ identityId, following, taxes, onDone, onClose }: SetTaxDialogProps) {
  const t = useMessages(taxFormMessages)
  const { locale, notify, can } = useMemberkit()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  // What is listed changes with the answer; the look-up compares with what was listed when this opened.
  const [before] = useState(taxes)
  const [draft, setDraft] = useState<TaxDraft>(() => draftFor(following, locale))
  const { action, permission, set } = useSetTax({
    identityId,
    taxes: before,
    onDone: (tax) => {
      onDone(tax)
      notify({ message: t('done'), tone: 'positive' })
      onClose()
    },
  })
  const { state, isBusy } = action
  useFocusKept(form, state.phase, isBusy)
  const body = newTaxOf(draft)
  const isDenied = !can(permission)
  const whose = identityId === undefined ? 'general' : 'exception'
  const { effectiveFrom, effectiveTo } = draft
  const isBackwards = Boolean(effectiveFrom && effectiveTo && effectiveTo < effectiveFrom)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isPending={isBusy}
      title={t(`title.${whose}`)}
      closeLabel={t('close')}
      actions={
        <>
          <Button onPress={onClose} aria-disabled={isBusy}>
            {t('cancel')}
          </Button>
          {state.phase === 'unknown' && !isBusy ? null : (
            <Button
              type="submit"
              form={id}
              tone="primary"
              isPending={isBusy}
              pendingLabel={t('working')}
              aria-disabled={isDenied}
            >
              {t(`do.${whose}`)}
            </Button>
          )}
        </>
      }
    >
      <DialogForm
        id={id}
        ref={form}
        errors={state.phase === 'refused' ? state.fields : undefined}
        problems={{ effectiveTo: isBackwards ? t('to.early') : undefined }}
        isPending={isBusy}
        // The previous outcome doesn't apply to the new input.
        onChange={state.phase === 'refused' || state.phase === 'failed' ? action.reset : undefined}
        onSubmit={() => {
          if (body && !isDenied) set(body)
        }}
      >
        <div className={styles.fields}>
          {following ? <TaxFacts tax={following} /> : <TaxKindFields draft={draft} onChange={setDraft} />}
          <RateFields draft={draft} onChange={setDraft} />
          <TaxConsequence body={isBackwards ? undefined : body} identityId={identityId} taxes={before} />
          <ActionMessage action={action} />
        </div>
      </DialogForm>
    </Dialog>
  )
}
