'use client'
import { IconButton } from '@memberkit/primitives/icon-button'
import { CloseIcon, TrashIcon } from '@memberkit/primitives/icons'
import { announce } from '@memberkit/primitives/live'
import { Strong } from '@memberkit/primitives/text'
import { type ReactNode, useRef } from 'react'
import { NoneYet } from '../../shared/NoneYet.tsx'
import * as styles from '../Editor.css.ts'

export interface Item {
  id: string
  label: string
  /** Beside the label: a status, a note. */
  aside?: ReactNode
  /** Whether it needs a second look. */
  isMarked?: boolean
}

export interface ItemListProps {
  label: string
  items: readonly Item[]
  /** Stands in the place of the list where it has no items. */
  empty: string
  /** As lines, or as chips beside each other. @default 'chips' */
  appearance?: 'lines' | 'chips'
  /** Without it, the items can't be removed. */
  onRemove?: (id: string) => void
  removeLabel: (item: string) => string
  removedText: (item: string) => string
}

/** The items of a list of the branch, each to be removed. Focus stays in the list, or on the line that replaces it. */
export function ItemList(props: ItemListProps) {
  const { label, items, empty, appearance = 'chips', onRemove, removeLabel, removedText } = props
  const root = useRef<HTMLDivElement>(null)
  const isChips = appearance === 'chips'
  const remove = ({ id, label: item }: Item, index: number) => {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])]
    const next = buttons[index + 1] ?? buttons[index - 1] ?? root.current
    next?.focus()
    announce(removedText(item))
    onRemove?.(id)
  }
  return (
    <div ref={root} tabIndex={-1} className={styles.items}>
      {items.length === 0 ? (
        <NoneYet>{empty}</NoneYet>
      ) : (
        <ul aria-label={label} className={isChips ? styles.chips : styles.list}>
          {items.map((item, index) => (
            <li
              key={item.id}
              className={isChips ? styles.chip : styles.item}
              data-removable={onRemove ? '' : undefined}
              data-marked={item.isMarked ? '' : undefined}
            >
              {isChips ? (
                <>
                  <span>{item.label}</span>
                  {item.aside}
                </>
              ) : (
                <span className={styles.itemText}>
                  <Strong>{item.label}</Strong>
                  {item.aside}
                </span>
              )}
              {onRemove ? (
                <IconButton
                  size="small"
                  label={removeLabel(item.label)}
                  icon={isChips ? <CloseIcon /> : <TrashIcon />}
                  onPress={() => remove(item, index)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
