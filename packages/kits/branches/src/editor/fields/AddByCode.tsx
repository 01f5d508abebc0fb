'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Inline } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { editorMessages } from '../../messages/namespaces.ts'

/** Adds an area of law by its two-letter code, where the host names none. */
export function AddByCode({ taken, onAdd }: { taken: readonly string[]; onAdd: (code: string) => void }) {
  const t = useMessages(editorMessages)
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const code = typed.trim().toUpperCase()
  const problem = !/^[A-Z]{2}$/.test(code) ? t('area.wrongCode') : taken.includes(code) ? t('area.twice') : undefined
  const add = () => {
    setAsked(Boolean(problem))
    if (problem) return
    onAdd(code)
    setTyped('')
  }
  return (
    <Inline gap="sm" alignItems="start">
      <TextField
        label={t('area.code')}
        value={typed}
        maxLength={2}
        autoCapitalize="characters"
        onChange={setTyped}
        onKeyDown={(event) => event.key === 'Enter' && (event.preventDefault(), add())}
        error={isAsked ? problem : undefined}
      />
      <Button onPress={add}>{t('area.add')}</Button>
    </Inline>
  )
}
