'use client'
import { forwardRef, type ReactNode, useId, useState } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import type { TabContent } from './TabFace.tsx'
import { TabList } from './TabList.tsx'
import * as styles from './Tabs.css.ts'

export const tabActivations = ['automatic', 'manual'] as const
export const tabOrientations = ['horizontal', 'vertical'] as const

export interface TabItem extends TabContent {
  /** A unique id among the tabs. */
  id: string
  panel: ReactNode
  /** Why the tab is unavailable. It stays in place, and shows this on hover and focus. */
  unavailableReason?: ReactNode
}

interface OwnProps {
  /** The name of the tab list. */
  label: string
  tabs: readonly TabItem[]
  /** The id of the selected tab. */
  value?: string
  /**
   * The initially selected tab.
   * @default the first available tab
   */
  defaultValue?: string
  onChange?: (id: string) => void
  /**
   * `automatic`: arrow keys show the focused tab's panel. `manual`: Enter or Space does, for panels that take time to
   * load.
   * @default 'automatic'
   */
  activation?: 'automatic' | 'manual'
  /**
   * `vertical`: tabs are stacked beside the panel.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical'
  /**
   * Which panels are mounted: only the selected one; also visited ones, so that they keep their input; or all, so that
   * a form submits them.
   * @default 'selected'
   */
  mounted?: 'selected' | 'visited' | 'all'
}

export interface TabsProps extends OwnProps, NativeProps<'div', OwnProps & { children: unknown }> {}

/** Several views of one object, one shown at a time. Renders one `<div>` around the tabs and their panels. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, tabs, value, defaultValue, onChange, activation = 'automatic', orientation, mounted, ...native },
  ref,
) {
  const id = useId()
  const [chosen, setChosen] = useState(defaultValue)
  const wanted = value ?? chosen
  const shown = tabs.find((tab) => tab.id === wanted) ?? tabs.find((tab) => !tab.unavailableReason)
  const selected = shown?.id
  const [visited, setVisited] = useState<readonly (string | undefined)[]>([selected])
  if (mounted === 'visited' && !visited.includes(selected)) setVisited([...visited, selected])

  // Not the tab's own id, which may contain spaces, the separator of id lists.
  const idOf = (part: string, tab: TabItem) => `${id}${part}-${tabs.indexOf(tab)}`
  const isMounted = (tab: TabItem) =>
    tab.id === selected || mounted === 'all' || (mounted === 'visited' && visited.includes(tab.id))
  const onSelect = (tab: string) => {
    setChosen(tab)
    onChange?.(tab)
  }

  return (
    <div {...native} ref={ref} className={styles.root} data-orientation={orientation}>
      <TabList {...{ label, tabs, activation, orientation, selected, onSelect, idOf, isMounted }} />
      {tabs.filter(isMounted).map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={idOf('panel', tab)}
          aria-labelledby={idOf('tab', tab)}
          tabIndex={0}
          hidden={tab.id !== selected}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
})
