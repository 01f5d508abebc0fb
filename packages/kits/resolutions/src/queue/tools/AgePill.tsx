'use client'
import { FilterPanel } from '@memberkit/foundation/list/tools'
import { useMessages } from '@memberkit/foundation/messages'
import { FilterPill } from '@memberkit/primitives/filter-bar'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { queueToolMessages } from '../../messages/queue/namespaces.ts'

export interface AgePillProps {
  /** The least number of days. */
  value: number | undefined
  onChange: (value: number | undefined) => void
}

const choices = [1, 3, 7, 14, 30, 60]

/** Cases that are open for a number of days or more. Any number in a link is kept. */
export function AgePill({ value, onChange }: AgePillProps) {
  const t = useMessages(queueToolMessages)
  const days = [...new Set([...choices, ...(value === undefined ? [] : [value])])].toSorted((a, b) => a - b)
  return (
    <FilterPill label={t('age')} applied={value === undefined ? undefined : t('age.days', { count: value })}>
      {(close) => (
        <FilterPanel isSet={false} close={close} onChange={onChange}>
          <RadioGroup
            label={t('age')}
            isLabelHidden
            value={value === undefined ? '' : String(value)}
            onChange={(next) => onChange(next ? Number(next) : undefined)}
            options={[
              { value: '', label: t('age.any') },
              ...days.map((count) => ({ value: String(count), label: t('age.days', { count }) })),
            ]}
          />
        </FilterPanel>
      )}
    </FilterPill>
  )
}
