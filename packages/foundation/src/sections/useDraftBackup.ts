'use client'
import { announce } from '@memberkit/primitives/live'
import { useEffect, useRef, useState } from 'react'
import { isSame } from '../conflict/merge.ts'
import { sectionMessages } from '../messages/sections.ts'
import { useMessages } from '../messages/useMessages.ts'
import { type Backup, readBackup, writeBackup } from './backup-store.ts'
import type { SectionedSave } from './options.ts'

export interface DraftBackupOptions<D> {
  /** The name of the entry in the browser's storage: kit, person and entity. */
  name: string
  /** The fields to keep. None of them may be personal data. */
  fields: readonly (keyof D & string)[]
  /** Whether a kept value still has the form of the field. @default whether its type is that of the saved value */
  isValid?(field: keyof D & string, value: unknown): boolean
}

export interface DraftBackup<D> {
  /** When the changes were made. */
  readonly at: string
  readonly fields: readonly (keyof D & string)[]
  restore(): void
  discard(): void
}

/**
 * Keeps unsaved changes of some fields on this device, for when the page closes without a save. Returns those found on
 * arrival, until the person has restored or discarded them; values that someone has changed since aren't restored.
 */
export function useDraftBackup<D, K extends string>(
  save: SectionedSave<D, K>,
  { name, fields, isValid = isAlike(save.draft) }: DraftBackupOptions<D>,
): { readonly found?: DraftBackup<D>; readonly outdated: readonly (keyof D & string)[] } {
  const t = useMessages(sectionMessages)
  const [found, setFound] = useState<Backup<D>>()
  const [outdated, setOutdated] = useState<readonly (keyof D & string)[]>([])
  const isAsking = useRef(true)
  const { draft } = save
  const changes = Object.values<SectionedSave<D, K>['sections'][K]>(save.sections).flatMap((one) => one.changes)
  const kept = changes.filter(({ field }) => fields.includes(field))

  useEffect(() => {
    const backup = readBackup<D>(name, fields, isValid)
    setFound(backup)
    setOutdated([])
    isAsking.current = Boolean(backup)
    // Once per entity.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name])

  useEffect(() => {
    // A backup that was found stays until the person has decided.
    if (!isAsking.current) writeBackup<D>(name, kept)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [draft, name])

  const decide = () => {
    isAsking.current = false
    setFound(undefined)
  }
  if (!found) return { outdated }
  const restorable = found.changes.filter(({ field }) => fields.includes(field))
  return {
    outdated,
    found: {
      at: found.at,
      fields: restorable.map(({ field }) => field),
      restore() {
        decide()
        const isCurrent = ({ field, before }: Backup<D>['changes'][number]) => isSame(draft[field], before)
        save.set(
          Object.fromEntries(restorable.filter(isCurrent).map(({ field, after }) => [field, after])) as Partial<D>,
        )
        setOutdated(restorable.filter((one) => !isCurrent(one)).map(({ field }) => field))
        announce(t('backupRestored'))
      },
      discard() {
        decide()
        writeBackup<D>(name, kept)
      },
    },
  }
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

const isAlike =
  <D>(draft: D) =>
  (field: keyof D & string, value: unknown) =>
    kindOf(value) === kindOf(draft[field])
