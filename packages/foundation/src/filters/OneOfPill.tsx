'use client'
import { CheckboxGroup } from '@memberkit/primitives/checkbox'
import { FilterPill } from '@memberkit/primitives/filter-bar'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { FilterPanel } from './FilterPanel.tsx'

export interface OneOfPillProps {
  label: string
  /** All options with their labels. */
  options: readonly { value: string; label: string }[]
  /** The selected values; one that isn't an option can still be removed. */
  values: readonly string[] | undefined
  onChange: (values: readonly string[] | undefined) => void
}

/** A filter by one or more values. */
export function OneOfPill({ label, options, values = [], onChange }: OneOfPillProps) {
  const t = useMessages(toolMessages)
  const chosen = options.filter(({ value }) => values.includes(value)).map((option) => option.label)
  const value = chosen.join(', ')
  return (
    <FilterPill label={label} applied={value ? t('filterApplied', { filter: label, value }) : undefined}>
      {(close) => (
        <FilterPanel isSet={value !== ''} close={close} onChange={onChange}>
          <CheckboxGroup
            label={label}
            isLabelHidden
            options={options}
            value={values}
            onChange={(now) => onChange(now.length > 0 ? now : undefined)}
          />
        </FilterPanel>
      )}
    </FilterPill>
  )
}
