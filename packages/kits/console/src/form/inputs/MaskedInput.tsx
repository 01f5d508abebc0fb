'use client'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { Masked, revealDuration } from '@memberkit/foundation/privacy'
import { Inline } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { FieldSet } from '@memberkit/primitives/field'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { maskOf, plainOf } from '../../fields/mask.ts'
import { laterMessages } from '../../messages/namespaces.ts'
import type { InputProps } from '../input-props.ts'
import { useFieldError } from '../NamedField.tsx'

/** The name of the row that a field stands in. */
export const RowName = createContext('')

export interface MaskedInputProps extends InputProps {
  /** The control, once the person wants to change the value. */
  children: ReactNode
}

/**
 * A saved value that is masked until it is revealed, or is to be changed: either is reported. Masked again after 30 s
 * without a change.
 */
export function MaskedInput({ field, name, owner, label, description, value, isReadOnly, children }: MaskedInputProps) {
  const t = useMessages(laterMessages)
  const emit = useEmit()
  const error = useFieldError(name)
  const named = [label, useContext(RowName)].filter(Boolean).join(', ')
  const [saved, setSaved] = useState(value)
  const [isOpen, setOpen] = useState(false)
  const isSaved = value === saved
  // Nobody can have typed it: the entity has a newer value.
  if (!isOpen && !isSaved) setSaved(value)
  useEffect(() => {
    if (!isOpen || !isSaved) return undefined
    const hide = () => setOpen(false)
    const timer = setTimeout(hide, revealDuration)
    addEventListener('blur', hide)
    return () => {
      clearTimeout(timer)
      removeEventListener('blur', hide)
    }
  }, [isOpen, isSaved])
  const path = `${owner ?? 'console'}.${field.name}`
  if (isOpen) return children
  return (
    <FieldSet label={label} description={description} error={error}>
      <Inline gap="sm" alignItems="center" flexWrap="wrap">
        <Masked label={named} field={path} mask={maskOf(field, saved)} value={plainOf(saved)} />
        {isReadOnly ? null : (
          <Button
            size="small"
            aria-label={t('masked.change', { label: named })}
            onPress={() => {
              emit('kit.privacy.revealed', { field: path })
              setOpen(true)
            }}
          >
            {t('scope.change')}
          </Button>
        )}
      </Inline>
    </FieldSet>
  )
}
