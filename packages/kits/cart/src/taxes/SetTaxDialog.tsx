'use client'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { ActionMessage, type ActionState, useFocusKept } from '@memberkit/foundation/action'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { useId, useRef, useState } from 'react'
import { taxFormMessages } from '../messages/namespaces.ts'
import type { Tax } from '../tax/received.ts'
import { RateFields } from './RateFields.tsx'
import { dayOf, replacedBy } from './rates.rules.ts'
import { RatesChanged } from './RatesChanged.tsx'
import * as styles from './set-tax.css.ts'
import { draftFor, newTaxOf, type TaxDraft } from './tax-draft.rules.ts'
import { TaxConsequence } from './TaxConsequence.tsx'
import { TaxFacts } from './TaxFacts.tsx'
import { TaxKindFields } from './TaxKindFields.tsx'
import { useRateChanges } from './useRateChanges.ts'
import { useSetTax } from './useSetTax.ts'

export interface SetTaxDialogProps {
  /** For whom it is an exception. @default it is everyone's */
  identityId?: string | undefined
  /** The rate that it follows: its place, authority and name stay. */
  following?: Tax | undefined
  /** The rates listed now, to find those it replaces. */
  taxes: readonly Tax[]
  onDone: (tax: Tax) => void
  onClose: () => void
}

/** Sets a rate from a date on, after saying what it replaces. */
export function SetTaxDialog({ identityId, following, taxes, onDone, onClose }: SetTaxDialogProps) {
  const t = useMessages(taxFormMessages)
  const { locale, notify, can, currentDate } = useMemberkit()
  const isMounted = useIsMounted()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<TaxDraft>(() => draftFor(following, locale))
  const { action, permission, rates, set } = useSetTax({
    identityId,
    taxes,
    onDone: (tax) => {
      onDone(tax)
      notify({ message: t('done'), tone: 'positive' })
      // It may show late, while another dialog is open.
      if (isMounted()) onClose()
    },
  })
  const { state, isBusy } = action
  useFocusKept(form, state.phase, isBusy)
  const isDenied = !can(permission)
  const whose = identityId === undefined ? 'general' : 'exception'
  const { effectiveFrom, effectiveTo } = draft
  const isBackwards = Boolean(effectiveFrom && effectiveTo && effectiveTo < effectiveFrom)
  const body = isBackwards ? undefined : newTaxOf(draft)
  const day = following && dayOf(following, currentDate())
  const standing = following && day ? { ...following, effectiveFrom: day, effectiveTo: undefined } : undefined
  const rate = body ?? standing
  const { agree, ...changed } = useRateChanges(rate && { ...rate, identityId }, rates)
  const isUnsent = state.phase === 'idle' || state.phase === 'refused'

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
        errors={refusedFields(state, t('from.taken'))}
        problems={{ effectiveTo: isBackwards ? t('to.early') : undefined }}
        isPending={isBusy}
        // The previous outcome doesn't apply to the new input.
        onChange={state.phase === 'refused' || state.phase === 'failed' ? action.reset : undefined}
        onSubmit={() => {
          if (body && !isDenied && agree()) set(body)
        }}
      >
        <div className={styles.fields}>
          {standing ? (
            <TaxFacts tax={replacedBy(standing, standing.effectiveFrom, rates) ?? standing} />
          ) : (
            <TaxKindFields draft={draft} onChange={setDraft} />
          )}
          <RateFields draft={draft} onChange={setDraft} />
          {isUnsent && changed.changes.length > 0 ? (
            <RatesChanged key={String(changed.isAsked)} {...changed} submitLabel={t(`do.${whose}`)} />
          ) : null}
          <TaxConsequence body={body} identityId={identityId} taxes={rates} />
          <ActionMessage action={action} />
        </div>
      </DialogForm>
    </Dialog>
  )
}

/** Errors by field. That a rate starts on that day is said in the reader's language, not in the service's. */
function refusedFields(state: ActionState<unknown>, taken: string): Readonly<Record<string, string>> | undefined {
  if (state.phase !== 'refused' || !state.fields) return undefined
  return state.reason === 'conflict' && 'effectiveFrom' in state.fields
    ? { ...state.fields, effectiveFrom: taken }
    : state.fields
}
