'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { usePhoneCountries } from '@memberkit/parts/phone'
import { PhoneField } from '@memberkit/primitives/phone-field'
import { laterMessages } from '../../messages/namespaces.ts'
import type { InputProps } from '../input-props.ts'
import { NamedField } from '../NamedField.tsx'

/** A phone number in the format of its country, the reader's own first. */
export function PhoneInput({ name, label, description, value, onChange, isRequired, isReadOnly }: InputProps) {
  const t = useMessages(laterMessages)
  const countries = usePhoneCountries()
  return (
    <NamedField name={name}>
      {(control) => (
        <PhoneField
          {...control}
          label={label}
          description={description}
          isRequired={isRequired}
          readOnly={isReadOnly}
          optionalMark={isRequired || isReadOnly ? undefined : t('optional')}
          countries={countries}
          countryLabel={t('phone.country')}
          invalidError={t('phone.invalid')}
          value={typeof value === 'string' || value === null ? value : ''}
          onChange={(next) => onChange(next === '' ? undefined : next)}
        />
      )}
    </NamedField>
  )
}
