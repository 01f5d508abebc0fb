'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { useLastChange } from '@memberkit/foundation/journal'
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

/** Shows what has changed in an entity since the person saw it, and who changed it. */
export function EntityChanged({ page, before, after }: { page: DeskPage; before: ActingEntity; after: ActingEntity }) {
  const t = useMessages(laterMessages)
  const { words } = useDeskContext()
  const { realm } = useMemberkit()
  const format = useFormat(currencyOf(after))
  const changedBy = useLastChange(page.journal as never, after.id, realm === 'Internal' && page.journal !== undefined)
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
