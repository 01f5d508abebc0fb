'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { announce } from '@memberkit/primitives/live'
import { editorMessages } from '../../messages/namespaces.ts'
import { AddForm } from './AddForm.tsx'

/** Adds an area of law by its two-letter code, where the host names none. */
export function AddByCode({ taken, onAdd }: { taken: readonly string[]; onAdd: (code: string) => void }) {
  const t = useMessages(editorMessages)
  return (
    <AddForm
      label={t('area.code')}
      maxLength={2}
      autoCapitalize="characters"
      addLabel={t('area.add')}
      missing={t('area.wrongCode')}
      problemOf={(text) => {
        if (!/^[A-Z]{2}$/i.test(text)) return t('area.wrongCode')
        return taken.includes(text.toUpperCase()) ? t('area.twice') : undefined
      }}
      onAdd={(text) => {
        const code = text.toUpperCase()
        onAdd(code)
        announce(t('area.added', { code }))
      }}
    />
  )
}
