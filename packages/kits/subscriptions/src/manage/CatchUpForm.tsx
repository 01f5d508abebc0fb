'use client'
import { listOutstandingInvoices } from '@memberkit/contract/commerce/subscriptions'
import { useMemberkit } from '@memberkit/foundation'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView, useResource } from '@memberkit/foundation/resource'
import { compareDecimals, formatMoney, isZero, negateDecimal, subtractDecimals } from '@memberkit/platform/formats'
import { Facts } from '@memberkit/primitives/facts'
import { FormField } from '@memberkit/primitives/form'
import { MoneyField } from '@memberkit/primitives/money-field'
import { RepeatableRows } from '@memberkit/primitives/repeatable-rows'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { Text } from '@memberkit/primitives/text'
import { useId, useRef, useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import { type DraftInstalment, instalmentProblem, invoicesOf, leftOf, missingOf, overdueOf } from './catch-up.rules.ts'
import * as styles from './CatchUpForm.css.ts'
import { DayField, noted, NoteField } from './fields.tsx'
import type { SubscriptionForm } from './subscription-calls.ts'

/** Agrees on the payments that make up for what is overdue: their sum is checked while they are entered. */
export function CatchUpForm(form: SubscriptionForm<'catchUp'>) {
  const { entity, address, run } = form
  const t = useMessages(manageMessages)
  const { locale, currentDate } = useMemberkit()
  const invoices = useResource(listOutstandingInvoices, address)
  const nextKey = useRef(2)
  const sumId = useId()
  const [entered, setDrafts] = useState<readonly DraftInstalment[]>()
  const [note, setNote] = useState('')
  const { currency } = entity
  const today = currentDate()
  const money = (amount: string) => formatMoney(amount, currency, locale)

  // Unreadable invoices would be missing in the sum.
  const isKnown = invoices.state === 'ready' && !invoices.unreadable?.length
  const overdue = isKnown ? overdueOf(invoices.data, currency) : undefined
  const drafts = entered ?? [{ key: '1', dueOn: '', amount: overdue ?? '' }]
  const left = overdue === undefined ? '0' : leftOf(overdue, drafts)
  const isOver = compareDecimals(left, '0') < 0
  const missing = missingOf(drafts)
  const isComplete = isZero(left) && missing.dates + missing.amounts === 0
  const problems = drafts.map((_, index) => instalmentProblem(drafts, index, today))
  const isOwed = overdue !== undefined && compareDecimals(overdue, '0') > 0

  return (
    <ActionForm
      {...form}
      isUnavailable={!isOwed}
      problems={{
        instalments: isZero(left) ? undefined : sumProblem(),
        ...Object.fromEntries(
          problems.map((problem, index) => [
            `instalments.${index}.amount`,
            problem === 'amount' ? t('amount.positive') : undefined,
          ]),
        ),
      }}
      onSubmit={() => {
        if (!isZero(left) || problems.some(Boolean) || invoices.state !== 'ready') return
        const ids = invoicesOf(
          drafts.map(({ amount }) => amount!),
          invoices.data,
        )
        const instalments = drafts.map(({ dueOn, amount }, index) => ({
          dueOn: dueOn!,
          amount: amount!,
          ...(ids[index] !== undefined && { invoiceId: ids[index] }),
        }))
        run({ body: { instalments, ...noted(note) } })
      }}
    >
      <ResourceView
        resource={invoices}
        noun={t('catchUp.noun')}
        empty={<Text as="p">{t('catchUp.nothing')}</Text>}
        skeleton={
          <SkeletonGroup label={t('catchUp.loading')}>
            <SkeletonText lines={4} />
          </SkeletonGroup>
        }
      >
        {() =>
          overdue === undefined ? (
            <Text as="p">{t('catchUp.unclear')}</Text>
          ) : (
            <>
              <Text as="p">{t('catchUp.overdue', { amount: money(overdue) })}</Text>
              <div className={styles.plan}>
                <FormField name="instalments">
                  {({ error }) => (
                    <RepeatableRows
                      label={t('catchUp.instalments')}
                      isLabelHidden
                      aria-describedby={sumId}
                      error={error}
                      value={drafts}
                      onChange={setDrafts}
                      rowKey={({ key }) => key}
                      rowLabel={(number) => t('catchUp.instalment', { number })}
                      newRow={newRow}
                      minRows={1}
                      labels={{
                        add: t('catchUp.add'),
                        remove: (row) => t('row.remove', { row }),
                        removed: (row) => t('row.removed', { row }),
                        undo: t('row.undo'),
                      }}
                    >
                      {({ row, index, update }) => (
                        <>
                          <DayField
                            name={`instalments.${index}.dueOn`}
                            label={t('catchUp.dueOn')}
                            value={row.dueOn}
                            onChange={(dueOn) => update({ ...row, dueOn })}
                            min={drafts[index - 1]?.dueOn || today}
                            isRequired
                          />
                          <FormField
                            name={`instalments.${index}.amount`}
                            messages={{ valueMissing: t('catchUp.amountMissing') }}
                          >
                            {(field) => (
                              <MoneyField
                                {...field}
                                label={t('catchUp.amount')}
                                currency={currency}
                                value={row.amount}
                                onChange={(amount) => update({ ...row, amount })}
                                parseError={t('amount.unreadable', { example: money('20.00') })}
                                isRequired
                              />
                            )}
                          </FormField>
                        </>
                      )}
                    </RepeatableRows>
                  )}
                </FormField>
              </div>
              <p id={sumId} className={styles.sum} data-complete={isComplete ? '' : undefined}>
                <Facts
                  items={[
                    t(`catchUp.planned.${isComplete ? 'all' : isZero(left) ? 'part' : isOver ? 'over' : 'left'}`, {
                      planned: money(subtractDecimals(overdue, left)),
                      overdue: money(overdue),
                      rest: money(isOver ? negateDecimal(left) : left),
                    }),
                    missing.dates > 0 && t('catchUp.missing.dates', { count: missing.dates }),
                    missing.amounts > 0 && t('catchUp.missing.amounts', { count: missing.amounts }),
                  ]}
                />
              </p>
              <NoteField value={note} onChange={setNote} />
            </>
          )
        }
      </ResourceView>
    </ActionForm>
  )

  /** With what is left, so that two rows make a plan. */
  function newRow(): DraftInstalment {
    return { key: String(nextKey.current++), dueOn: '', amount: isOver || isZero(left) ? '' : left }
  }

  function sumProblem() {
    return isOver
      ? t('catchUp.over', { amount: money(negateDecimal(left)) })
      : t('catchUp.left', { amount: money(left) })
  }
}
