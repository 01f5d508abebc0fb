'use client'
import { type ReactNode, useId } from 'react'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'
import * as styles from './Conflict.css.ts'
import type { ConflictFieldInfo } from './ConflictPanel.tsx'
import type { FieldConflict } from './merge.ts'

/** Which side, or what was written instead of both. */
export type Choice<Value> = { readonly side: 'mine' | 'theirs' } | { readonly side: 'edit'; readonly value: Value }

interface ConflictFieldProps<T> {
  conflict: FieldConflict<T>
  info: ConflictFieldInfo<T>
  choice: Choice<T[keyof T]> | undefined
  onChoose: (choice: Choice<T[keyof T]>) => void
}

/** One field both sides changed: their values side by side as two radio buttons, and a third to write another. */
export function ConflictField<T>({ conflict, info, choice, onChoose }: ConflictFieldProps<T>) {
  const t = useMessages(actionMessages)
  const name = useId()
  const { mine, theirs } = conflict
  const show = (value: T[keyof T]) => info.show?.(value) ?? (String(value ?? '') || t('empty'))
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{info.label}</legend>
      <div className={styles.sides}>
        <Side
          name={name}
          label={t('keepMine')}
          isChosen={choice?.side === 'mine'}
          onChoose={() => onChoose({ side: 'mine' })}
        >
          {show(mine)}
        </Side>
        <Side
          name={name}
          label={t('takeTheirs')}
          isChosen={choice?.side === 'theirs'}
          onChoose={() => onChoose({ side: 'theirs' })}
        >
          {show(theirs)}
        </Side>
        {info.edit ? (
          <Side
            name={name}
            label={t('edit')}
            isChosen={choice?.side === 'edit'}
            onChoose={() => onChoose({ side: 'edit', value: choice?.side === 'theirs' ? theirs : mine })}
          />
        ) : null}
      </div>
      {choice?.side === 'edit' ? (
        <div className={styles.editor}>{info.edit?.(choice.value, (value) => onChoose({ side: 'edit', value }))}</div>
      ) : null}
    </fieldset>
  )
}

interface SideProps {
  name: string
  label: string
  isChosen: boolean
  onChoose: () => void
  children?: ReactNode
}

function Side({ name, label, isChosen, onChoose, children }: SideProps) {
  return (
    <label className={styles.side}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} className={styles.radio} />
      <span>
        <span className={styles.sideLabel}>{label}</span>
        {children ? <span className={styles.value}>{children}</span> : null}
      </span>
    </label>
  )
}
