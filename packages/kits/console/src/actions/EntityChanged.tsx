'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { type JournalOperation, useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { useDeskContext } from '../fields/DeskContext.ts'
import { currencyOf, formatValue } from '../fields/format.ts'
import { useFormat } from '../fields/useFormat.ts'
import { laterMessages } from '../messages/namespaces.ts'
import type { DeskPage, Entity } from '../runtime/desk.ts'
import type { ActingEntity } from './page-actions.ts'

/** Returns the fields that differ between two versions of an entity. */
export function changedFields({ fields }: DeskPage, before: Entity, after: Entity) {
  return fields.filter(
    ({ name, kind }) =>
      kind !== 'version' &&
      !/^(updated|edited|lastUpdated)At$/.test(name) &&
      JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
}

interface EntityChangedProps {
  page: DeskPage
  before: ActingEntity
  after: ActingEntity
}

/** Shows what has changed in an entity since the person saw it, and who changed it, if a journal tells. */
export function EntityChanged(versions: EntityChangedProps) {
  const { realm } = useMemberkit()
  const { journal } = versions.page
  return journal && realm === 'Internal' ? (
    <ChangedBySomebody {...versions} journal={journal as unknown as JournalOperation} />
  ) : (
    <Changes {...versions} />
  )
}

function ChangedBySomebody({ journal, ...versions }: EntityChangedProps & { journal: JournalOperation }) {
  return <Changes {...versions} changedBy={useLastChange(journal, versions.after.id, true)} />
}

function Changes({
  page,
  before,
  after,
  changedBy,
}: EntityChangedProps & { changedBy?: ReturnType<typeof useLastChange> }) {
  const t = useMessages(laterMessages)
  const { words } = useDeskContext()
  const format = useFormat(currencyOf(after))
  return (
    <ChangedSince
      title={t('changed.title')}
      changedBy={changedBy}
      changes={changedFields(page, before, after).map((field) => ({
        label: words.field(field.name, page.name),
        before: field.isSensitive ? undefined : formatValue(field, before[field.name], format) || undefined,
        after: field.isSensitive ? undefined : formatValue(field, after[field.name], format) || undefined,
      }))}
    >
      {t('changed.text')}
    </ChangedSince>
  )
}
