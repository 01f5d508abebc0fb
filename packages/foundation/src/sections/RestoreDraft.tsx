'use client'
import { formatInstant } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { sectionMessages } from '../messages/sections.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import type { SectionedSave } from './options.ts'
import type { SaveFields } from './ReviewDrawer.tsx'
import { type DraftBackupOptions, useDraftBackup } from './useDraftBackup.ts'

export interface RestoreDraftProps<D, K extends string> extends DraftBackupOptions<D> {
  save: SectionedSave<D, K>
  labels: SaveFields<NoInfer<D>>
}

/** Asks whether to restore changes that were made on this device and not saved. Put it before the sections. */
export function RestoreDraft<D, K extends string>({ save, labels, ...options }: RestoreDraftProps<D, K>) {
  const t = useMessages(sectionMessages)
  const { locale, timeZone } = useMemberkit()
  const { found, outdated } = useDraftBackup(save, options)
  const named = (fields: readonly (keyof D & string)[]) => fields.map((field) => labels[field].label).join(', ')
  if (!t.isReady) return null
  if (found)
    return (
      <Alert
        isStatic
        tone="info"
        title={t('backupTitle')}
        data-mk-save="backup"
        actions={
          <>
            <Button size="small" onPress={found.restore}>
              {t('backupRestore')}
            </Button>
            <Button size="small" tone="quiet" onPress={found.discard}>
              {t('backupDiscard')}
            </Button>
          </>
        }
      >
        {t('backupText', { time: formatInstant(found.at, locale, timeZone), fields: named(found.fields) })}
      </Alert>
    )
  if (outdated.length === 0) return null
  return (
    <Alert isStatic tone="caution" title={t('backupRestored')}>
      {t('backupOutdated', { fields: named(outdated) })}
    </Alert>
  )
}
