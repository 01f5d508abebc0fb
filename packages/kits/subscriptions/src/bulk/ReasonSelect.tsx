'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Select, type SelectProps } from '@memberkit/primitives/select'
import { bulkMessages } from '../messages/namespaces.ts'
import { useReasons } from './useReasons.ts'

/** Why a plan ends. */
export function ReasonSelect(field: Omit<SelectProps, 'label' | 'placeholder' | 'options'>) {
  const t = useMessages(bulkMessages)
  const reasons = useReasons()
  return (
    <Select
      isRequired
      {...field}
      label={t('reason')}
      placeholder={t('reason.choose')}
      options={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
    />
  )
}
