'use client'
import { valuesIn } from '@memberkit/contract/fields'
import { useMessages } from '@memberkit/foundation/messages'
import { CheckboxGroup } from '@memberkit/primitives/checkbox'
import { ComboBox } from '@memberkit/primitives/combo-box'
import { NamedField } from '../NamedField.tsx'
import { useMemo } from 'react'
import { useDeskContext } from '../../fields/DeskContext.ts'
import { laterMessages } from '../../messages/namespaces.ts'
import type { InputProps } from '../input-props.ts'
import { TextArea } from '@memberkit/primitives/text-field'
import { useComboLabels } from './useComboLabels.ts'

/** Up to this many values of an enumeration are checkboxes. */
const fewValues = 8

/** Several values: of an enumeration, or typed one a line. */
export function ListInput(props: InputProps) {
  const { field, name, label, description, value, onChange, isRequired, isReadOnly } = props
  const t = useMessages(laterMessages)
  const { words } = useDeskContext()
  const labels = useComboLabels(label)
  const chosen = Array.isArray(value) ? value.map(String) : []
  const options = useMemo(
    () => valuesIn(field.schema).map((one) => ({ value: one, label: words.value(field.schema, one) })),
    [field.schema, words],
  )
  const common = { label, description, optionalMark: isRequired ? undefined : t('optional') }
  if (options.length > 0 && options.length <= fewValues)
    return (
      <NamedField name={name}>
        {(control) => (
          <CheckboxGroup
            {...control}
            {...common}
            disabled={isReadOnly}
            options={options}
            value={chosen}
            onChange={onChange}
          />
        )}
      </NamedField>
    )
  if (options.length > 0)
    return (
      <NamedField name={name}>
        {(control) => (
          <ComboBox
            {...control}
            {...common}
            isMultiple
            readOnly={isReadOnly}
            options={options}
            labels={labels}
            value={chosen}
            onChange={(next: string[]) => onChange(next)}
          />
        )}
      </NamedField>
    )
  return (
    <NamedField name={name}>
      {(control) => (
        <TextArea
          {...control}
          {...common}
          description={[description, t('list.hint')].filter(Boolean).join('. ')}
          readOnly={isReadOnly}
          rows={Math.min(8, Math.max(2, chosen.length + 1))}
          value={chosen.join('\n')}
          onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
        />
      )}
    </NamedField>
  )
}
