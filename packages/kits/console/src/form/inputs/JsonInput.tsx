'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { NamedField } from '../NamedField.tsx'
import { TextArea } from '@memberkit/primitives/text-field'
import { laterMessages } from '../../messages/namespaces.ts'
import type { InputProps } from '../input-props.ts'

/** A value whose shape the specification doesn't show, as JSON. */
export function JsonInput({ name, label, description, value, onChange, isRequired, isReadOnly }: InputProps) {
  const t = useMessages(laterMessages)
  const text = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return (
    <NamedField name={name}>
      {(control) => (
        <TextArea
          {...control}
          label={label}
          description={description ?? t('json.hint')}
          value={text}
          onChange={onChange}
          isRequired={isRequired}
          readOnly={isReadOnly}
          optionalMark={isRequired ? undefined : t('optional')}
          rows={4}
          spellCheck={false}
        />
      )}
    </NamedField>
  )
}
