'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Inline } from '@memberkit/primitives/box'
import { DateField } from '@memberkit/primitives/date-field'
import { FieldSet } from '@memberkit/primitives/field'
import { NamedField, useFieldError } from '../NamedField.tsx'
import { TimeField } from '@memberkit/primitives/time-field'
import { useState } from 'react'
import { laterMessages } from '../../messages/namespaces.ts'
import { dateMessages } from '../date-messages.ts'
import type { InputProps } from '../input-props.ts'
import { instantOf, partsOfInstant } from '../instants.ts'

/** A day, a time of day, or both in the person's time zone. */
export function TimeInput(props: InputProps) {
  const { field, name, label, description, value, onChange, isRequired, isReadOnly } = props
  const t = useMessages(laterMessages)
  const times = { incomplete: t('time.incomplete'), impossible: t('time.impossible') }
  const common = {
    label,
    description,
    isRequired,
    readOnly: isReadOnly,
    optionalMark: isRequired ? undefined : t('optional'),
  }
  const text = typeof value === 'string' ? value : ''
  if (field.kind === 'instant') return <InstantInput {...props} />
  return (
    <NamedField name={name}>
      {(control) =>
        field.kind === 'date' ? (
          <DateField
            {...control}
            {...common}
            value={text}
            onChange={(day) => onChange(day ?? undefined)}
            messages={dateMessages(t)}
          />
        ) : (
          <TimeField
            {...control}
            {...common}
            value={text}
            onChange={(time) => onChange(time ?? undefined)}
            messages={times}
          />
        )
      }
    </NamedField>
  )
}

/** A day and a time as they are entered, each for itself, and the instant that they are. */
interface Entered {
  readonly of: string
  readonly day: string | null
  readonly time: string | null
}

function InstantInput({ name, label, description, value, onChange, isRequired, isReadOnly }: InputProps) {
  const t = useMessages(laterMessages)
  const { timeZone } = useMemberkit()
  const error = useFieldError(name)
  const instant = typeof value === 'string' ? value : ''
  const [entered, setEntered] = useState<Entered>({ of: instant, ...partsOfInstant(instant, timeZone) })
  // Another value than the one entered here: discarded, merged or removed.
  const isOwn = entered.of === instant
  const { day, time } = isOwn ? entered : partsOfInstant(instant, timeZone)
  if (!isOwn) setEntered({ of: instant, day, time })
  const change = (nextDay: string | null, nextTime: string | null) => {
    const next = nextDay && nextTime ? instantOf(nextDay, nextTime, timeZone) : ''
    setEntered({ of: next, day: nextDay, time: nextTime })
    onChange(next || undefined)
  }
  return (
    <FieldSet
      label={label}
      description={description ?? t('time.zone', { zone: timeZone.replaceAll('_', ' ') })}
      error={error}
      optionalMark={isRequired ? undefined : t('optional')}
    >
      <Inline gap="md" alignItems="start" flexWrap="wrap">
        <DateField
          name={name}
          label={t('time.day')}
          value={day}
          onChange={(next) => change(next, time)}
          isRequired={isRequired || Boolean(time)}
          readOnly={isReadOnly}
          messages={dateMessages(t)}
        />
        <TimeField
          label={t('time.time')}
          value={time}
          onChange={(next) => change(day, next)}
          isRequired={isRequired || Boolean(day)}
          readOnly={isReadOnly}
          messages={{ incomplete: t('time.incomplete'), impossible: t('time.impossible') }}
        />
      </Inline>
    </FieldSet>
  )
}
