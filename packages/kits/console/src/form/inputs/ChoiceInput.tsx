'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Select, type SelectOption } from '@memberkit/primitives/select'
import { laterMessages } from '../../messages/namespaces.ts'
import type { InputProps } from '../input-props.ts'
import { NamedField } from '../NamedField.tsx'

export interface ChoiceInputProps extends InputProps {
  options: readonly SelectOption[]
}

/** One of several values. */
export function ChoiceInput(props: ChoiceInputProps) {
  const { name, label, description, value, onChange, isRequired, isReadOnly, options } = props
  const t = useMessages(laterMessages)
  const text = value === undefined || value === null ? '' : String(value as string)
  const isKnown = options.some((one) => one.value === text)
  return (
    <NamedField name={name}>
      {(control) => (
        <Select
          {...control}
          label={label}
          description={description}
          optionalMark={isRequired || isReadOnly ? undefined : t('optional')}
          isRequired={isRequired}
          disabled={isReadOnly}
          placeholder={t('choose')}
          options={[
            ...(isRequired ? [] : [{ value: '', label: t('noChoice') }]),
            // A value that nobody knew yet stays what it is.
            ...(text && !isKnown ? [{ value: text, label: text }] : []),
            ...options,
          ]}
          value={text}
          onChange={(next) => onChange(next === '' ? undefined : next)}
        />
      )}
    </NamedField>
  )
}
