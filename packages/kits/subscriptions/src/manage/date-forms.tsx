'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { type ReactNode, useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import { expectedBills } from '../shared/billing.rules.ts'
import type { Subscription } from '../shared/received.ts'
import { DatesAfter } from './DatesAfter.tsx'
import { type BillingDate, dateProblem, dateWarnings } from './dates.rules.ts'
import { DayField, NoteField } from './fields.tsx'
import * as styles from '../shared/flow/flow.css.ts'
import type { SubscriptionForm } from './subscription-calls.ts'

/** Changes the date of the next bill. */
export function NextBillForm(form: SubscriptionForm<'updateNextBillOn'>) {
  const date = useDate(form.entity, 'nextBillOn')
  return (
    <ActionForm
      {...form}
      {...date.form}
      onSubmit={() => date.submit((nextBillOn, note) => form.run({ body: { nextBillOn, note } }))}
    >
      {date.fields}
    </ActionForm>
  )
}

/** Changes the last paid day. */
export function PaidToForm(form: SubscriptionForm<'updatePaidToDate'>) {
  const date = useDate(form.entity, 'paidToDate')
  return (
    <ActionForm
      {...form}
      {...date.form}
      onSubmit={() => date.submit((paidToDate, note) => form.run({ body: { paidToDate, note } }))}
    >
      {date.fields}
    </ActionForm>
  )
}

/** Changes the first day. */
export function StartForm(form: SubscriptionForm<'updateStartedOn'>) {
  const date = useDate(form.entity, 'startedOn')
  return (
    <ActionForm
      {...form}
      {...date.form}
      onSubmit={() => date.submit((startedOn, note) => form.run({ body: { startedOn, note } }))}
    >
      {date.fields}
    </ActionForm>
  )
}

/** Skips one bill. */
export function AdvanceForm(form: SubscriptionForm<'advanceNextBillOn'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const { locale, currentDate } = useMemberkit()
  const [before, after] = expectedBills(entity, 2)
  const day = (date: string) => formatDate(date, locale)
  return (
    <ActionForm
      {...form}
      consequence={
        before === undefined || after === undefined
          ? t('consequence.advanceNextBillOn')
          : t('advance.expected', { before: day(before), after: day(after) })
      }
      onSubmit={() => run({})}
    >
      {after === undefined ? null : (
        <>
          <DatesAfter subscription={entity} which="nextBillOn" date={after} />
          <Warnings>
            {dateWarnings(entity, 'nextBillOn', after, currentDate()).map((one) => t(`warning.${one}`))}
          </Warnings>
        </>
      )}
    </ActionForm>
  )
}

function useDate(entity: Subscription, which: BillingDate) {
  const t = useMessages(manageMessages)
  const { currentDate } = useMemberkit()
  const [entered, setDate] = useState<string | null>()
  // Untouched, it would undo a colleague's change.
  const date = entered === undefined ? (entity[which] ?? '') : entered
  const [note, setNote] = useState('')
  const problem = date ? dateProblem(entity, which, date) : undefined
  const warnings = date && !problem ? dateWarnings(entity, which, date, currentDate()) : []
  const said = note.trim()
  return {
    form: {
      problems: {
        [which]: problem && t(`date.${problem}`),
        note: said ? undefined : t('note.missing'),
      },
    },
    submit: (send: (date: string, note: string) => void) => {
      if (date) send(date, said)
    },
    fields: (
      <>
        <DayField name={which} label={t(`fact.${which}`)} value={date} onChange={setDate} isRequired />
        <DatesAfter subscription={entity} which={which} date={problem ? undefined : date || undefined} />
        <Warnings>{warnings.map((one) => t(`warning.${one}`))}</Warnings>
        <NoteField value={note} onChange={setNote} isRequired />
      </>
    ),
  }
}

/** Warnings of dates that may not be meant. */
function Warnings({ children }: { children: readonly ReactNode[] }) {
  const t = useMessages(manageMessages)
  if (children.length === 0) return null
  return (
    <Alert tone="caution" title={t('warning.title')}>
      {children.length === 1 ? (
        children[0]
      ) : (
        <ul className={styles.list}>
          {children.map((one, index) => (
            <li key={index}>{one}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
