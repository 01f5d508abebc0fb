'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Inline } from '@memberkit/primitives/box'
import { FieldSet } from '@memberkit/primitives/field'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { useMemo, useState } from 'react'
import { laterMessages } from '../../messages/namespaces.ts'
import type { InputProps } from '../input-props.ts'
import { useFieldError } from '../NamedField.tsx'

/** A month of a year, such as that in which a card expires: `2027-05`. */
export function MonthInput({ name, label, description, value, onChange, isRequired, isReadOnly }: InputProps) {
  const t = useMessages(laterMessages)
  const { locale } = useMemberkit()
  const error = useFieldError(name)
  const text = typeof value === 'string' ? value : ''
  const [entered, setEntered] = useState({ of: text, ...partsOf(text) })
  // Another value than the one entered here: discarded, merged or removed.
  const isOwn = entered.of === text
  const { year, month } = isOwn ? entered : partsOf(text)
  if (!isOwn) setEntered({ of: text, year, month })
  const months = useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, at) => ({
      value: String(at + 1).padStart(2, '0'),
      label: format.format(new Date(Date.UTC(2026, at))),
    }))
  }, [locale])
  const change = (nextYear: string, nextMonth: string) => {
    // A part of a month is kept: it's reported instead of being left out.
    const next = nextYear || nextMonth ? `${nextYear}-${nextMonth}` : ''
    setEntered({ of: next, year: nextYear, month: nextMonth })
    onChange(next || undefined)
  }
  return (
    <FieldSet
      label={label}
      description={description}
      error={error}
      optionalMark={isRequired ? undefined : t('optional')}
    >
      <Inline gap="md" alignItems="start" flexWrap="wrap">
        <Select
          name={name}
          label={t('month.month')}
          placeholder={t('choose')}
          options={[...(isRequired ? [] : [{ value: '', label: t('noChoice') }]), ...months]}
          value={month}
          onChange={(next) => change(year, next)}
          isRequired={isRequired || Boolean(year)}
          disabled={isReadOnly}
        />
        <TextField
          label={t('month.year')}
          value={year}
          onChange={(next) => change(next.trim(), month)}
          isRequired={isRequired || Boolean(month)}
          readOnly={isReadOnly}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
      </Inline>
    </FieldSet>
  )
}

function partsOf(text: string) {
  const [year = '', month = ''] = text.split('-')
  return { year, month }
}
