'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { ComboBox } from '@memberkit/primitives/combo-box'
import { NamedField } from '../NamedField.tsx'
import { useMemo } from 'react'
import type { InputProps } from '../input-props.ts'
import { laterMessages } from '../../messages/namespaces.ts'
import { useComboLabels } from './useComboLabels.ts'

/** An IANA time zone, found by typing a part of its name. */
export function TimeZoneInput({ name, label, description, value, onChange, isRequired, isReadOnly }: InputProps) {
  const t = useMessages(laterMessages)
  const labels = useComboLabels(label)
  const options = useMemo(
    () => Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    [],
  )
  return (
    <NamedField name={name}>
      {(control) => (
        <ComboBox
          {...control}
          label={label}
          description={description}
          optionalMark={isRequired ? undefined : t('optional')}
          isRequired={isRequired}
          readOnly={isReadOnly}
          options={options}
          labels={labels}
          value={typeof value === 'string' ? value : ''}
          onChange={(next: string) => onChange(next || undefined)}
        />
      )}
    </NamedField>
  )
}
