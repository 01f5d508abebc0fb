'use client'
import { formatInstant } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { DialogActions } from '@memberkit/primitives/dialog'
import { Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import { type ReactNode, useState } from 'react'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import { ConflictField, type Choice } from './ConflictField.tsx'
import type { FieldConflict, Merge } from './merge.ts'

export interface ConflictFieldInfo<T, Field extends keyof T = keyof T> {
  label: string
  /** Renders a value. @default as text */
  show?: (value: T[Field]) => ReactNode
  /** Renders an editor for a value other than either side's. */
  edit?: (value: T[Field], onChange: (value: T[Field]) => void) => ReactNode
}

export interface ConflictPanelProps<T extends object> {
  merge: Merge<T>
  fields: { readonly [Field in keyof T]: ConflictFieldInfo<T, Field> }
  /** The author and time of the concurrent change: the newest journal entry. See `useLastChange`. */
  changedBy?: { actor: { name: string }; at: string }
  onResolve: (merged: T) => void
  onCancel: () => void
}

/** Shows each field that two people changed and asks which value to keep. The draft is never lost. */
export function ConflictPanel<T extends object>({
  merge,
  fields,
  changedBy,
  onResolve,
  onCancel,
}: ConflictPanelProps<T>) {
  const t = useMessages(actionMessages)
  const { locale, timeZone } = useMemberkit()
  const [choices, setChoices] = useState<Partial<Record<keyof T, Choice<T[keyof T]>>>>({})
  const isChosen = merge.conflicts.every(({ field }) => choices[field])
  // A service may send fields without a label here.
  const others = merge.theirsOnly.flatMap((field) => fields[field]?.label ?? []).join(', ')

  if (!t.isReady) return null
  const resolve = () => {
    const merged = { ...merge.merged }
    for (const conflict of merge.conflicts) merged[conflict.field] = chosenIn(conflict, choices[conflict.field])
    onResolve(merged)
  }

  return (
    <Stack gap="md" data-mk-state="merge">
      <Alert isStatic tone="caution" title={t('conflictTitle')}>
        {changedBy
          ? `${t('conflictBy', { name: changedBy.actor.name, time: formatInstant(changedBy.at, locale, timeZone) })} `
          : ''}
        {merge.conflicts.length ? t('conflictText') : ''}
      </Alert>
      {merge.conflicts.map((conflict) => (
        <ConflictField
          key={String(conflict.field)}
          conflict={conflict}
          info={fields[conflict.field] as ConflictFieldInfo<T>}
          choice={choices[conflict.field]}
          onChoose={(choice) => setChoices((known) => ({ ...known, [conflict.field]: choice }))}
        />
      ))}
      {others ? (
        <Text as="p" tone="muted">
          {changedBy
            ? t('alsoChangedBy', { name: changedBy.actor.name, fields: others })
            : t('alsoChanged', { fields: others })}
        </Text>
      ) : null}
      <DialogActions>
        <Button onPress={onCancel}>{t('cancel')}</Button>
        <Button tone="primary" aria-disabled={!isChosen} onPress={resolve}>
          {t('saveMerged')}
        </Button>
      </DialogActions>
    </Stack>
  )
}

/** Returns the current value: a newer conflict about the same field may have arrived since the choice. */
function chosenIn<T>(conflict: FieldConflict<T>, choice: Choice<T[keyof T]> | undefined): T[keyof T] {
  if (choice?.side === 'edit') return choice.value
  return conflict[choice?.side ?? 'mine']
}
