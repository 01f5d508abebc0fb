'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Inline } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { editorMessages } from '../../messages/namespaces.ts'
import type { Permission } from '../../shared/received.ts'

export interface AddPersonProps {
  people: readonly Permission[]
  onAdd: (identityId: string) => void
}

/** Adds a person by ID. The platform has no search for people of a branch; a host that has one brings its own. */
export function AddPerson({ people, onAdd }: AddPersonProps) {
  const t = useMessages(editorMessages)
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const identityId = typed.trim()
  const problem = !/^[\w.:~-]+$/.test(identityId)
    ? t('people.wrongId')
    : people.some((one) => one.identityId === identityId)
      ? t('people.twice')
      : undefined
  const add = () => {
    setAsked(Boolean(problem))
    if (problem) return
    onAdd(identityId)
    setTyped('')
  }
  return (
    <Inline gap="sm" alignItems="end">
      <TextField
        label={t('people.id')}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => event.key === 'Enter' && (event.preventDefault(), add())}
        error={isAsked ? problem : undefined}
        autoComplete="off"
      />
      <Button onPress={add}>{t('people.add')}</Button>
    </Inline>
  )
}
