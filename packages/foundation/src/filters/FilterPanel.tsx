'use client'
import { Button } from '@memberkit/primitives/button'
import { forwardRef, type ReactNode } from 'react'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import * as styles from './Filters.css.ts'

export interface FilterPanelProps {
  isSet: boolean
  /** Closes the popover and focuses its button. */
  close: () => void
  onChange: (value: undefined) => void
  children: ReactNode
}

/** The content of a filter's popover: its controls, a button that clears it once it is set, and on phones one that closes the sheet. */
export const FilterPanel = forwardRef<HTMLDivElement, FilterPanelProps>(function FilterPanel(
  { isSet, close, onChange, children },
  ref,
) {
  const t = useMessages(toolMessages)
  return (
    <div ref={ref} className={styles.panel}>
      {children}
      {isSet ? (
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
      <span className={styles.leave}>
        <Button tone="primary" onPress={close}>
          {t('filterShow')}
        </Button>
      </span>
    </div>
  )
})
