'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { DateField } from '@memberkit/primitives/date-field'
import { Notice } from '@memberkit/primitives/notice'
import { RepeatableRows } from '@memberkit/primitives/repeatable-rows'
import { useState } from 'react'
import { laterMessages } from '../../messages/namespaces.ts'
import { dateMessages } from '../date-messages.ts'
import type { InputProps } from '../input-props.ts'
import { useFieldError } from '../NamedField.tsx'
import { useRowLabels } from './useRowLabels.ts'

interface Day {
  readonly key: number
  readonly day: string
}

/** Several days, each in a row of its own. */
export function DaysInput({ name, label, description, value, onChange, isRequired, isReadOnly }: InputProps) {
  const t = useMessages(laterMessages)
  const error = useFieldError(name)
  const labels = useRowLabels(label)
  const given = Array.isArray(value) ? value.map(String) : []
  const [entered, setEntered] = useState(() => rowsOf(given))
  // Other days than those entered here: discarded, merged or removed.
  const isOwn = entered.map(({ day }) => day).join() === given.join()
  const rows = isOwn ? entered : rowsOf(given)
  if (!isOwn) setEntered(rows)
  return (
    <Stack gap="sm">
      <RepeatableRows<Day>
        label={label}
        description={description}
        optionalMark={isRequired ? undefined : t('optional')}
        disabled={isReadOnly}
        value={rows}
        onChange={(next) => {
          setEntered([...next])
          onChange(next.map(({ day }) => day))
        }}
        rowKey={({ key }) => String(key)}
        rowLabel={(number) => t('rows.row', { label: t('time.day'), number })}
        newRow={() => ({ key: (nextKey += 1), day: '' })}
        emptyText={t('rows.empty')}
        labels={labels}
      >
        {({ row, index, update }) => (
          <DateField
            name={`${name}.${index}`}
            label={t('time.day')}
            isLabelHidden
            value={row.day}
            onChange={(day) => update({ ...row, day: day ?? '' })}
            readOnly={isReadOnly}
            messages={dateMessages(t)}
          />
        )}
      </RepeatableRows>
      {error === undefined ? null : <Notice tone="critical">{error}</Notice>}
    </Stack>
  )
}

/** Days may repeat while they are entered: they are told apart by their rows. */
let nextKey = 0
const rowsOf = (days: readonly string[]): readonly Day[] => days.map((day) => ({ key: (nextKey += 1), day }))
