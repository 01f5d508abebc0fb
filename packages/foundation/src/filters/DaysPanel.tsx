'use client'
import { useEffect, useRef } from 'react'
import { DaysField, type DaysFieldProps } from './DaysField.tsx'
import { FilterPanel } from './FilterPanel.tsx'

export interface DaysPanelProps extends DaysFieldProps {
  isSet: boolean
  /** Closes the popover and focuses its button. */
  close: () => void
}

/** The content of a DaysPill's popover. */
export function DaysPanel({ close, isSet, ...field }: DaysPanelProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = root
    if (!current) return
    const popover = current.closest('[popover]')
    // A popover that opened before its content had loaded has taken the focus itself.
    const { activeElement } = current.getRootNode() as Document | ShadowRoot
    if (popover && activeElement === popover) current.querySelector<HTMLElement>('input, select, button')?.focus()
  }, [])
  return (
    <FilterPanel ref={root} isSet={isSet} close={close} onChange={field.onChange}>
      <DaysField {...field} />
    </FilterPanel>
  )
}
