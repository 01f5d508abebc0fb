'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { DropZone } from '@memberkit/primitives/drop-zone'
import { NamedField } from '../NamedField.tsx'
import { Text } from '@memberkit/primitives/text'
import { laterMessages } from '../../messages/namespaces.ts'
import type { InputProps } from '../input-props.ts'

/** A file, dropped or chosen. It is uploaded when the form is sent. */
export function FileInput({ field, name, label, description, value, onChange, isRequired, isReadOnly }: InputProps) {
  const t = useMessages(laterMessages)
  const chosen = value instanceof File ? [value] : Array.isArray(value) ? (value as File[]) : []
  return (
    <Stack gap="xs">
      <NamedField name={name}>
        {(control) => (
          <DropZone
            {...control}
            label={label}
            description={description}
            isRequired={isRequired && chosen.length === 0}
            optionalMark={isRequired ? undefined : t('optional')}
            disabled={isReadOnly}
            multiple={field.isList}
            onSelect={(accepted) => onChange(field.isList ? accepted : accepted[0])}
            labels={{
              choose: t('file.choose'),
              prompt: t('file.prompt'),
              release: t('file.release'),
              rejecting: t('file.rejecting'),
            }}
          />
        )}
      </NamedField>
      {chosen.map((file) => (
        <Text key={file.name} as="p">
          {file.name}
        </Text>
      ))}
    </Stack>
  )
}
