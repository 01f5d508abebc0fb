'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { DayField as Field, type DayFieldProps } from '@memberkit/parts/day-field'
import { manageMessages } from '../messages/namespaces.ts'

/** A day of a plan. */
export function DayField(props: Omit<DayFieldProps, 'say'>) {
  return <Field {...props} say={useMessages(manageMessages)} />
}
