'use client'
import { fieldsOf } from '@memberkit/contract/fields'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { FieldSet } from '@memberkit/primitives/field'
import { useFieldError } from '../NamedField.tsx'
import { useSchemaName } from '../../fields/DeskContext.ts'
import { laterMessages } from '../../messages/namespaces.ts'
import type { Draft } from '../draft.ts'
import type { InputProps } from '../input-props.ts'

/** An object inside a body: a group of fields. Left out where it is optional and nothing is entered. */
export function EntityInput({
  field,
  name,
  label,
  description,
  value,
  onChange,
  currency,
  isRequired,
  isReadOnly,
  renderFields,
}: InputProps) {
  const t = useMessages(laterMessages)
  const owner = useSchemaName()(field.schema)
  const fields = fieldsOf(field.schema, owner)
  const error = useFieldError(name)
  const draft = (value ?? {}) as Draft
  const isStarted = isRequired || Object.values(draft).some(Boolean)
  return (
    <FieldSet
      label={label}
      description={description}
      error={error}
      optionalMark={isRequired ? undefined : t('optional')}
    >
      <Stack gap="md">
        {renderFields({
          fields: isStarted ? fields : fields.map((one) => ({ ...one, isOptional: true })),
          path: `${name}.`,
          owner,
          draft,
          onChange,
          currency,
          isReadOnly,
        })}
      </Stack>
    </FieldSet>
  )
}
