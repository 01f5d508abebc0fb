'use client'
import { StatusBadge, type StatusBadgeProps } from '@memberkit/primitives/status-badge'
import { useEffect } from 'react'
import { useEmit } from '../events/useEmit.ts'
import { useMemberkit } from '../provider/context.ts'
import { type Status, type StatusLook, statusOf } from './status.ts'
import { statusIcon } from './status-icons.ts'

export interface StatusTextProps<Known extends string> extends Pick<StatusBadgeProps, 'icon' | 'appearance'> {
  /** The field's name in `kit.unknown_enum`, for example `invoice.status`. */
  field: string
  value: string
  looks: Readonly<Record<Known, StatusLook>>
  /** Shown in place of an unknown value, whose code says nothing to members. @default the value in plain words */
  unknown?: string
}

/** A status as a word, an icon and a tone. Reports an unknown value to the host once. */
export function StatusText<Known extends string>({
  field,
  value,
  looks,
  unknown,
  icon,
  ...badge
}: StatusTextProps<Known>) {
  const { label, tone, isUnknown } = useStatus(field, value, looks)
  return (
    <StatusBadge {...badge} tone={tone} icon={icon ?? statusIcon(value)}>
      {(isUnknown && unknown) || label}
    </StatusBadge>
  )
}

/** Returns the status label, for use in a sentence. */
export function useStatus<Known extends string>(
  field: string,
  value: string,
  looks: Readonly<Record<Known, StatusLook>>,
): Status {
  const emit = useEmit()
  const { shownOnce } = useMemberkit()
  const status = statusOf(looks, value)
  const { isUnknown } = status
  useEffect(() => {
    const key = `${field} ${value}`
    if (!isUnknown || shownOnce.has(key)) return
    shownOnce.add(key)
    emit('kit.unknown_enum', { field, value })
  }, [isUnknown, field, value, emit, shownOnce])
  return status
}
