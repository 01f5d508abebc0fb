'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { NationalIdField } from '@memberkit/primitives/national-id-field'
import { laterMessages } from '../../messages/namespaces.ts'
import type { InputProps } from '../input-props.ts'
import { NamedField } from '../NamedField.tsx'

/** Social Security numbers, and Canada's social insurance numbers. */
const formats = { us: '###-##-####', ca: '###-###-###' } as const

/**
 * A national identifier, masked while it is typed. What the service sent is masked, too: it is replaced as a whole.
 */
export function NationalIdInput({ name, label, description, value, onChange, isRequired, isReadOnly }: InputProps) {
  const t = useMessages(laterMessages)
  const { locale } = useMemberkit()
  const format = locale.endsWith('CA') ? formats.ca : formats.us
  const digits =
    value === null ? null : typeof value === 'string' && !/[^\d-]/.test(value) ? value.replaceAll('-', '') : ''
  return (
    <NamedField name={name}>
      {(control) => (
        <NationalIdField
          {...control}
          label={label}
          description={description}
          isRequired={isRequired}
          readOnly={isReadOnly}
          optionalMark={isRequired || isReadOnly ? undefined : t('optional')}
          format={format}
          value={digits}
          onChange={(next) => onChange(next ? written(next, format) : next === '' ? undefined : null)}
          invalidError={t('nationalId.invalid')}
          labels={{
            show: t('secret.show', { label }),
            hide: t('secret.hide', { label }),
            shown: t('secret.shown'),
            hidden: t('secret.hidden'),
          }}
        />
      )}
    </NamedField>
  )
}

/** Returns digits as they are written. */
function written(digits: string, format: string): string {
  let at = 0
  return format.replaceAll('#', () => digits[at++] ?? '')
}
