'use client'
import { Stack } from '@memberkit/primitives/box'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'
import * as styles from './Conflict.css.ts'
import type { ConflictFieldInfo } from './ConflictPanel.tsx'
import type { FieldConflict } from './merge.ts'

/** The chosen side, or a value written instead of both. */
export type Choice<Value> = { readonly side: 'mine' | 'theirs' } | { readonly side: 'edit'; readonly value: Value }

interface ConflictFieldProps<T> {
  conflict: FieldConflict<T>
  info: ConflictFieldInfo<T>
  choice: Choice<T[keyof T]> | undefined
  onChoose: (choice: Choice<T[keyof T]>) => void
}

/** A field that both sides changed: both values as radio buttons, and a third option to write another. */
export function ConflictField<T>({ conflict, info, choice, onChoose }: ConflictFieldProps<T>) {
  const t = useMessages(actionMessages)
  const { mine, theirs } = conflict
  const show = (value: T[keyof T]) => (
    <span className={styles.value}>{info.show?.(value) ?? (String(value ?? '') || t('empty'))}</span>
  )
  const sides: Record<Choice<unknown>['side'], Choice<T[keyof T]>> = {
    mine: { side: 'mine' },
    theirs: { side: 'theirs' },
    edit: { side: 'edit', value: choice?.side === 'theirs' ? theirs : mine },
  }
  return (
    <Stack gap="sm">
      <RadioGroup
        appearance="card"
        orientation="horizontal"
        label={info.label}
        value={choice?.side ?? ''}
        onChange={(side) => onChoose(sides[side as keyof typeof sides])}
        options={[
          { value: 'mine', label: t('keepMine'), description: show(mine) },
          { value: 'theirs', label: t('takeTheirs'), description: show(theirs) },
          ...(info.edit ? [{ value: 'edit', label: t('edit') }] : []),
        ]}
      />
      {choice?.side === 'edit' ? info.edit?.(choice.value, (value) => onChoose({ side: 'edit', value })) : null}
    </Stack>
  )
}
