import { type KeyboardEvent, type MouseEvent, type PointerEvent, useCallback, useState } from 'react'
import { focusedIn } from '../internal/focused-in.ts'
import { tabFor } from './tab-keys.ts'
import { TabFace } from './TabFace.tsx'
import { TabReason } from './TabReason.tsx'
import type { TabItem, TabsProps } from './Tabs.tsx'
import * as styles from './Tabs.css.ts'
import { useScrolledIntoView } from './useScrolledIntoView.ts'

interface TabListProps extends Pick<TabsProps, 'label' | 'tabs' | 'activation' | 'orientation'> {
  selected: string | undefined
  onSelect: (id: string) => void
  idOf: (part: 'tab' | 'panel' | 'reason', tab: TabItem) => string
  isMounted: (tab: TabItem) => boolean
}

export function TabList({ label, tabs, activation, orientation, selected, onSelect, idOf, isMounted }: TabListProps) {
  const ref = useScrolledIntoView<HTMLDivElement>(selected)
  const [explainedId, setExplainedId] = useState<string>()
  const explained = tabs.find(({ id, unavailableReason }) => id === explainedId && unavailableReason)

  const explainNothing = useCallback(() => setExplainedId(undefined), [])
  const tabOf = (element: EventTarget | null) => {
    const button = (element as Element | null)?.closest('[role=tab]')
    return button ? tabs.find((tab) => idOf('tab', tab) === button.id) : undefined
  }
  const select = (tab: TabItem | undefined) => {
    if (tab && !tab.unavailableReason && tab.id !== selected) onSelect(tab.id)
  }
  /** Shows the reason of the hovered tab, otherwise of the focused one. */
  const explain = (target: EventTarget | null) => {
    const focused = ref.current && focusedIn(ref.current)
    setExplainedId([tabOf(target), tabOf(focused)].find((tab) => tab?.unavailableReason)?.id)
  }
  const onPointerLeave = ({ relatedTarget }: PointerEvent) => {
    const isInReason = relatedTarget instanceof Element && relatedTarget.closest('[popover]')
    if (!isInReason) explain(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const next = tabFor(event, orientation === 'vertical')
    if (!next) return
    event.preventDefault()
    next.focus()
    if (activation === 'automatic') select(tabOf(next))
  }
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const tab = tabOf(currentTarget)
    // Safari doesn't focus a pressed button, and touch doesn't hover.
    if (tab?.unavailableReason) setExplainedId(tab.id)
    select(tab)
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div
        ref={ref}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation === 'vertical' ? orientation : undefined}
        className={styles.list}
        onKeyDown={onKeyDown}
        onFocus={(event) => explain(event.target)}
        onBlur={explainNothing}
        onPointerOver={(event) => explain(event.target)}
        onPointerLeave={onPointerLeave}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={idOf('tab', tab)}
            className={styles.tab}
            tabIndex={tab.id === selected ? 0 : -1}
            aria-selected={tab.id === selected}
            aria-controls={isMounted(tab) ? idOf('panel', tab) : undefined}
            aria-disabled={tab.unavailableReason ? true : undefined}
            aria-describedby={tab.unavailableReason ? idOf('reason', tab) : undefined}
            onClick={onClick}
          >
            <TabFace {...tab} isLocked={Boolean(tab.unavailableReason)} />
          </button>
        ))}
      </div>
      {tabs.map((tab) =>
        tab.unavailableReason ? (
          <span key={tab.id} id={idOf('reason', tab)} className={styles.described}>
            {tab.unavailableReason}
          </span>
        ) : null,
      )}
      {explained ? (
        <TabReason
          key={explained.id}
          list={ref}
          tabId={idOf('tab', explained)}
          onPointerLeave={onPointerLeave}
          onDismiss={explainNothing}
        >
          {explained.unavailableReason}
        </TabReason>
      ) : null}
    </>
  )
}
