'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { type ReactNode, useState } from 'react'
import { consoleMessages } from '../messages/namespaces.ts'
import * as styles from './fields.css.ts'

const most = 12

export interface ItemListProps {
  items: readonly unknown[]
  renderItem: (item: unknown) => ReactNode
  /** Short texts one after the other; else each on a line of its own. */
  isInline: boolean
}

/** The values of a list: the first of many, and all of them on request and on paper. */
export function ItemList({ items, renderItem, isInline }: ItemListProps) {
  const t = useMessages(consoleMessages)
  const [isWhole, setWhole] = useState(false)
  // A few more are no shorter than the button.
  const isLong = !isWhole && items.length > most + 3
  return (
    <>
      <ul className={styles.list} data-is-inline={isInline ? '' : undefined}>
        {items.map((item, index) => (
          // Values may repeat, and have no ids.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={isLong && index >= most ? styles.onPaper : undefined}>
            {renderItem(item)}
          </li>
        ))}
      </ul>
      {isLong ? (
        <span className={styles.screenOnly}>
          <Button tone="quiet" size="small" onPress={() => setWhole(true)}>
            {t('showAll', { count: items.length })}
          </Button>
        </span>
      ) : null}
    </>
  )
}
