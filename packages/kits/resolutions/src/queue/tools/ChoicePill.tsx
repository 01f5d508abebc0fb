'use client'
import { FilterPanel } from '@memberkit/foundation/list/tools'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { ComboBox } from '@memberkit/primitives/combo-box'
import { FilterPill } from '@memberkit/primitives/filter-bar'
import { Notice } from '@memberkit/primitives/notice'
import { queueToolMessages } from '../../messages/queue/namespaces.ts'
import * as styles from './tools.css.ts'

export interface Choice {
  value: string
  label: string
  description?: string
}

export interface ChoicePillProps {
  label: string
  choices: readonly Choice[]
  description?: string
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** Loads the choices again; given if that failed. */
  onRetry?: () => void
}

/** A filter by one of many people or places, found by typing. One from a link that isn't a choice can be removed. */
export function ChoicePill({ label, choices, description, value, onChange, onRetry }: ChoicePillProps) {
  const t = useMessages(queueToolMessages)
  const chosen = value === undefined ? undefined : (choices.find((one) => one.value === value)?.label ?? value)
  return (
    <FilterPill label={label} applied={chosen && t('applied', { filter: label, value: chosen })}>
      {(close) => (
        <FilterPanel isSet={value !== undefined} close={close} onChange={onChange}>
          <div className={styles.choices}>
            <Stack gap="sm">
              <ComboBox
                label={label}
                isLabelHidden
                description={description}
                options={choices}
                value={value ?? ''}
                onChange={(next) => {
                  onChange(next || undefined)
                  if (next) close()
                }}
                labels={{
                  open: t('list.open', { filter: label }),
                  list: label,
                  found: (count) => t('list.found', { count }),
                  nothingFound: t('list.none'),
                  clear: t('list.clear', { filter: label }),
                }}
              />
              {onRetry ? <Notice tone="caution">{t('list.failed')}</Notice> : null}
              {onRetry ? (
                <Button size="small" onPress={onRetry}>
                  {t('list.retry')}
                </Button>
              ) : null}
            </Stack>
          </div>
        </FilterPanel>
      )}
    </FilterPill>
  )
}
