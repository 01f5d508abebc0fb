'use client'
import { taxJournal } from '@memberkit/contract/commerce/taxes'
import { useMemberkit } from '@memberkit/foundation'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate } from '@memberkit/platform/formats'
import { taxFormMessages } from '../messages/namespaces.ts'
import { rateText } from '../tax/rate-text.ts'
import type { RateChange } from './rate-changes.rules.ts'

export interface RatesChangedProps {
  changes: readonly RateChange[]
  /** The id of the rate that somebody has set. */
  setSince: string | undefined
  /** The label of the form's button. */
  submitLabel: string
  /** Whether the button was pressed before the person could know. */
  isAsked: boolean
}

/** The differences in a new rate's effects since its form was opened, and who set a rate since. */
export function RatesChanged({ changes, setSince, submitLabel, isAsked }: RatesChangedProps) {
  const t = useMessages(taxFormMessages)
  const { locale } = useMemberkit()
  const changedBy = useLastChange(taxJournal, setSince ?? '', setSince !== undefined)
  const say = (fact: RateChange['fact'], value: string | undefined) =>
    value && (fact === 'instead' ? rateText(value, locale) : formatDate(value, locale))
  return (
    <ChangedSince
      title={t('changed.heading')}
      changedBy={changedBy}
      changes={changes.map(({ fact, before, after }) => ({
        label: fact === 'instead' ? t('changed.instead') : t('to.label'),
        before: say(fact, before),
        after: say(fact, after),
      }))}
    >
      {isAsked ? t('changed.again', { button: submitLabel }) : t('changed.text')}
    </ChangedSince>
  )
}
