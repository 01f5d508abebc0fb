'use client'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { CheckboxGroup } from '@memberkit/primitives/checkbox'
import { FilterPill } from '@memberkit/primitives/filter-bar'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'

export interface OneOfPillProps {
  label: string
  /** Every value that can be chosen, with its words. */
  options: readonly { value: string; label: string }[]
  /** The chosen values; one that is no option can still be taken away. */
  values: readonly string[] | undefined
  onChange: (values: readonly string[] | undefined) => void
}

/** A filter by one or more of several values. */
export function OneOfPill({ label, options, values = [], onChange }: OneOfPillProps) {
  const t = useMessages(toolMessages)
  const chosen = options.filter(({ value }) => values.includes(value)).map((option) => option.label)
  const value = chosen.join(', ')
  return (
    <FilterPill label={label} applied={value ? t('filterApplied', { filter: label, value }) : undefined}>
      {(close) => (
        <Stack gap="sm" alignItems="start">
          <CheckboxGroup
            label={label}
            isLabelHidden
            options={options}
            value={values}
            onChange={(now) => onChange(now.length > 0 ? now : undefined)}
          />
          {value ? (
            <Button
              size="small"
              tone="quiet"
              onPress={() => {
                close()
                onChange(undefined)
              }}
            >
              {t('filterClear')}
            </Button>
          ) : null}
        </Stack>
      )}
    </FilterPill>
  )
}
