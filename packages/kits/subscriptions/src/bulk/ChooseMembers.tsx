'use client'
import { downloadCsv } from '@memberkit/foundation/csv'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { FileTrigger } from '@memberkit/primitives/file-trigger'
import { DownloadIcon, UploadIcon } from '@memberkit/primitives/icons'
import { FormField } from '@memberkit/primitives/form'
import { PageHeader } from '@memberkit/primitives/page-header'
import { SearchField } from '@memberkit/primitives/search-field'
import { type RefObject, useDeferredValue, useMemo, useState } from 'react'
import type { SubscriptionsEventTable } from '../events.ts'
import type { Transitions } from '../shared/subscription-actions.ts'
import { bulkMessages } from '../messages/namespaces.ts'
import { type BulkEntry, entriesOf, sharedIn } from './bulk-plan.rules.ts'
import * as styles from './bulk.css.ts'
import { BulkTable } from './BulkTable.tsx'
import type { FileProblem } from './bulk-file.ts'
import { DayAndReason } from './DayAndReason.tsx'
import type { MemberAction } from './member/member-actions.rules.ts'
import type { GroupMember } from './members.ts'
import { MemberField } from './MemberField.tsx'
import { useMemberColumns } from './useMemberColumns.tsx'
import { useReasons } from './useReasons.ts'

export interface ChooseMembersProps {
  members: readonly GroupMember[]
  today: string
  transitions?: Transitions | undefined
  heading: RefObject<HTMLHeadingElement | null>
  /** The entries chosen before. */
  chosen: readonly BulkEntry[]
  onCheck: (entries: readonly BulkEntry[]) => void
  /** Acts on one member. */
  onAct: (member: GroupMember, action: MemberAction) => void
}

/** A file is some hundred bytes a line: what is larger is something else. */
const largestFile = 5_000_000

/** The members who leave: chosen in a table, with one day and reason, or each with its own in a file. */
export function ChooseMembers(props: ChooseMembersProps) {
  const { members, today, transitions, heading, chosen, onCheck, onAct } = props
  const t = useMessages(bulkMessages)
  const { locale } = useMemberkit()
  const emit = useEmit<SubscriptionsEventTable>()
  const reasons = useReasons()
  const columns = useMemberColumns(onAct, transitions)
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search.trim().toLocaleLowerCase(locale))
  const [selected, setSelected] = useState<ReadonlySet<string>>(
    () => new Set(chosen.map(({ subscriptionId }) => subscriptionId)),
  )
  const [before] = useState(() => sharedIn(chosen))
  const [lastDay, setLastDay] = useState<string | null>(before.lastDay)
  const [reason, setReason] = useState(before.reason)
  const [problem, setProblem] = useState<FileProblem | 'tooLarge' | 'unreadable'>()
  // Lower case of thousands takes longer than a frame, so once only.
  const texts = useMemo(
    () => members.map(({ name, plan, division = '' }) => [name, plan, division].join('\n').toLocaleLowerCase(locale)),
    [members, locale],
  )
  const rows = useMemo(
    () => (sought ? members.filter((_, index) => texts[index]!.includes(sought)) : members),
    [members, texts, sought],
  )
  const counted = t('count', { count: rows.length, selected: selected.size })
  const entries = entriesOf(members, selected, chosen, { lastDay: lastDay ?? '', reason })
  const own = new Set(chosen.map(({ subscriptionId }) => subscriptionId))

  const read = async (file: File | undefined) => {
    if (!file) return setProblem('tooLarge')
    const text = await file.text().catch(() => undefined)
    if (text === undefined) return setProblem('unreadable')
    const { readBulkFile } = await import('./bulk-file.ts')
    const found = readBulkFile(text, reasons)
    if ('problem' in found) return setProblem(found.problem)
    setProblem(undefined)
    onCheck(found.entries)
  }

  const download = async () => {
    const { writeBulkFile } = await import('./bulk-file.ts')
    downloadCsv(
      t('file.name'),
      writeBulkFile(
        rows.filter(({ status }) => status !== 'CANCELLED'),
        locale,
      ),
    )
    emit('subscriptions.list.exported', { format: 'csv', count: rows.length })
  }

  const searchField = (
    <div className={styles.search}>
      <SearchField
        label={t('search')}
        clearLabel={t('search.clear')}
        value={search}
        onChange={setSearch}
        onSubmit={stay}
      />
    </div>
  )

  return (
    <>
      <PageHeader
        level={2}
        titleRef={heading}
        title={t('title')}
        description={t('about')}
        actions={
          <>
            <Button onPress={() => void download()}>
              <DownloadIcon /> {t('file.download')}
            </Button>
            <FileTrigger accept=".csv,text/csv" maxSize={largestFile} onSelect={([file]) => void read(file)}>
              <UploadIcon /> {t('file.upload')}
            </FileTrigger>
          </>
        }
      />
      {problem ? (
        <Alert tone="critical" title={t('file.wrong')}>
          {t(`file.${problem}`)}
        </Alert>
      ) : null}
      <DialogForm
        problems={{ members: entries.length === 0 ? t('none.selected') : undefined }}
        onSubmit={() => onCheck(entries)}
      >
        <div className={styles.page}>
          <div className={styles.fields}>
            <DayAndReason
              {...{ lastDay, reason, today }}
              onLastDay={setLastDay}
              onReason={setReason}
              isRequired={entries.length === 0 || entries.some(({ subscriptionId }) => !own.has(subscriptionId))}
            />
          </div>
          <FormField name="members">
            {({ name, error }) => (
              <MemberField name={name} label={counted} error={entries.length === 0 ? error : undefined}>
                {(description) => (
                  <Card isFlush level={3} title={counted} description={description} actions={searchField}>
                    <BulkTable
                      caption={counted}
                      isCaptionHidden
                      columns={columns}
                      rows={rows}
                      total={members.length}
                      getRowId={idOf}
                      selectedIds={selected}
                      onSelectionChange={setSelected}
                      empty={t('noMatch')}
                    />
                  </Card>
                )}
              </MemberField>
            )}
          </FormField>
          <div className={styles.foot}>
            <Button type="submit" tone="primary">
              {entries.length === 0 ? t('check.none') : t('check', { count: entries.length })}
            </Button>
          </div>
        </div>
      </DialogForm>
    </>
  )
}

/** Enter in the search doesn't check the plan. */
const stay = () => {}

const idOf = ({ subscriptionId }: GroupMember) => subscriptionId
