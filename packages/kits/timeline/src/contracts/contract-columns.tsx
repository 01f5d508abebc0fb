import { StatusText } from '@memberkit/foundation/status'
import { ContractName } from '@memberkit/parts/contracts'
import { Facts } from '@memberkit/primitives/facts'
import { UnknownIcon } from '@memberkit/primitives/icons'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import type { TableColumn } from '@memberkit/primitives/table'
import * as styles from './contract-columns.css.ts'
import { PeriodAxis } from './PeriodAxis.tsx'
import { PeriodBar } from './PeriodBar.tsx'
import type { ContractRow } from './useContractHistories.ts'
import type { ContractListMessages } from './useContractListMessages.ts'

/** Returns the columns that the list shows of each contract. */
export function contractColumns({ t, words, locale }: ContractListMessages): readonly TableColumn<ContractRow>[] {
  const isOwn = (tag?: string) => tag !== undefined && words.language(tag) === words.language(locale)
  return [
    {
      id: 'contract',
      header: t('column.contract'),
      isRowHeader: true,
      cardRole: 'title',
      lines: 2,
      width: '46%',
      cell: ({ contract, document }) => (
        <span className={styles.stacked}>
          <ContractName
            label={contract.label}
            locale={contract.locale}
            documentUrl={document?.url}
            documentLocale={document?.locale}
          />
          <span className={styles.quiet}>
            {/* One's own language goes without saying. */}
            <Facts items={words.facts(isOwn(contract.locale) ? { ...contract, locale: '' } : contract)} />
          </span>
          {document?.locale && isElsewhere(document.locale, locale) ? (
            <span className={styles.quiet}>{t('document.only', { language: words.language(document.locale) })}</span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'days',
      header: t('column.days'),
      firstDirection: 'descending',
      cardRole: 'meta',
      lines: 2,
      width: '34%',
      // Not its words alone: below them, what the bars are measured by.
      renderHeader: ({ rows: [row], sort, onSortChange }) => (
        <>
          <button
            type="button"
            onClick={() =>
              onSortChange?.({
                columnId: 'days',
                direction: sort?.columnId === 'days' && sort.direction === 'descending' ? 'ascending' : 'descending',
              })
            }
          >
            {t('column.days')}
          </button>
          <PeriodAxis ticks={row?.ticks} today={row?.today.at} todayLabel={t('axis.today')} locale={locale} />
        </>
      ),
      cell: ({ contract, standing, period, today, ticks }) => (
        <span className={styles.days}>
          {words.days(contract, today.date)}
          <PeriodBar {...{ period, ticks, standing }} today={today.at} />
        </span>
      ),
    },
    {
      id: 'standing',
      header: t('column.standing'),
      cardRole: 'status',
      cell: ({ standing, isUnanswered }) =>
        standing ? (
          <StatusText field="contractHistory.status" value={standing} looks={words.looks} />
        ) : isUnanswered ? (
          <StatusBadge icon={UnknownIcon}>{t('standing.unknown')}</StatusBadge>
        ) : null,
    },
  ]
}

/** Whether a text is in another language than the reader's. */
const isElsewhere = (documentLocale: string, locale: string) => documentLocale.slice(0, 2) !== locale.slice(0, 2)
