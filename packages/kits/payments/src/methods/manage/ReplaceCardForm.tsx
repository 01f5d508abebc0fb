'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { FormField } from '@memberkit/primitives/form'
import { Inline } from '@memberkit/primitives/box'
import { Notice } from '@memberkit/primitives/notice'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { Select } from '@memberkit/primitives/select'
import { useEffect, useState } from 'react'
import { addMethodMessages, manageMethodMessages } from '../../messages/namespaces.ts'
import * as styles from '../add/add.css.ts'
import { mayRefuseToken } from '../add/refused-token.rules.ts'
import { SecureCardFields } from '../add/SecureCardFields.tsx'
import { useCardFields } from '../add/useCardFields.ts'
import { useMethods } from '../setup.ts'
import type { MethodForm } from './method-calls.ts'
import { withLastFour } from './replaced.rules.ts'

/** Years offered from the present one. */
const years = 20

/** A new card, or the same one with a new expiry date. */
export function ReplaceCardForm(form: MethodForm<'replaceCard'>) {
  const { entity, run, action } = form
  const t = useMessages(manageMethodMessages)
  const add = useMessages(addMethodMessages)
  const { locale, session, currentDate } = useMemberkit()
  const { tokenizer } = useMethods()
  // Whoever acts for a member enters no card of theirs.
  const canReplace = Boolean(tokenizer) && !session?.actingFor
  const [picked, setPicked] = useState<'number' | 'expiry'>('number')
  const what = canReplace ? picked : 'expiry'
  const fields = useCardFields(canReplace ? tokenizer : undefined)
  const { renew } = fields
  const isRefused = what === 'number' && mayRefuseToken(action.state)
  useEffect(() => {
    if (isRefused) renew()
  }, [isRefused, renew])
  const today = currentDate()
  const [[year, month], setExpiry] = useState<readonly [string, string]>(['', ''])
  const expiresOn = `${year}-${month}`
  const thisYear = Number(today.slice(0, 4))
  const monthNames = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  // The same date would change nothing, and nobody could see whether it was sent.
  const isSame = expiresOn === entity.card?.expiresOn
  const problem = expiresOn < today.slice(0, 7) ? t('replace.past') : isSame ? t('replace.same') : undefined

  async function submit() {
    if (what === 'expiry') return run({ body: { expiresOn } })
    const card = await fields.tokenize()
    if (card) run({ body: withLastFour({ token: card.token, expiresOn: card.expiresOn }, card.lastFour) })
  }

  return (
    <ActionForm
      {...form}
      action={isRefused && action.retry ? { ...action, retry: () => void submit() } : action}
      consequence={what === 'number' ? undefined : null}
      problems={
        what === 'number'
          ? { card: fields.state.phase === 'ready' ? undefined : add('card.incomplete') }
          : { month: year && month ? problem : undefined }
      }
      isPreparing={fields.isTokenizing}
      onSubmit={submit}
    >
      {canReplace ? (
        <RadioGroup
          label={t('replace.what')}
          name="what"
          value={what}
          onChange={(value) => setPicked(value as typeof picked)}
          options={[
            { value: 'number', label: t('replace.number'), description: t('replace.numberHint') },
            { value: 'expiry', label: t('replace.expiry') },
          ]}
        />
      ) : (
        <Notice isStatic>{t('replace.noTokenizer')}</Notice>
      )}
      {canReplace ? (
        // Hidden, it keeps what was entered.
        <div className={styles.kind} hidden={what !== 'number'}>
          <SecureCardFields fields={fields} />
        </div>
      ) : null}
      {what === 'number' ? null : (
        <Inline alignItems="start" gap="md">
          <FormField name="month" messages={{ valueMissing: t('replace.missing') }}>
            {(field) => (
              <Select
                {...field}
                label={t('replace.month')}
                placeholder={t('replace.month')}
                autoComplete="cc-exp-month"
                value={month}
                onChange={(value) => setExpiry([year, value])}
                isRequired
                options={Array.from({ length: 12 }, (_, index) => ({
                  value: String(index + 1).padStart(2, '0'),
                  label: monthNames.format(Date.UTC(2026, index, 1)),
                }))}
              />
            )}
          </FormField>
          <FormField name="year" messages={{ valueMissing: t('replace.missing') }}>
            {(field) => (
              <Select
                {...field}
                label={t('replace.year')}
                placeholder={t('replace.year')}
                autoComplete="cc-exp-year"
                value={year}
                onChange={(value) => setExpiry([value, month])}
                isRequired
                options={Array.from({ length: years }, (_, index) => {
                  const value = String(thisYear + index)
                  return { value, label: value }
                })}
              />
            )}
          </FormField>
        </Inline>
      )}
    </ActionForm>
  )
}
