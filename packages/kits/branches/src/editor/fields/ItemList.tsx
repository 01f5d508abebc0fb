'use client'
import { IconButton } from '@memberkit/primitives/icon-button'
import { CloseIcon } from '@memberkit/primitives/icons'
import { announce } from '@memberkit/primitives/live'
import { type ReactNode, useRef } from 'react'
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
  /** As lines, or as chips beside each other. @default 'chips' */
  appearance?: 'lines' | 'chips'
  /** Without it, the items can't be removed. */
  onRemove?: (id: string) => void
  removeLabel: (item: string) => string
  removedText: (item: string) => string
}

/** The items of a list of the branch, each to be removed. Focus stays in the list, or goes to the next element. */
export function ItemList({ label, items, appearance = 'chips', onRemove, removeLabel, removedText }: ItemListProps) {
  const list = useRef<HTMLUListElement>(null)
  const isChips = appearance === 'chips'
  const remove = ({ id, label: item }: Item, index: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[index + 1] ?? buttons[index - 1] ?? list.current
    next?.focus()
    announce(removedText(item))
    onRemove?.(id)
  }
  return (
    <ul ref={list} tabIndex={-1} aria-label={label} className={isChips ? styles.chips : styles.list}>
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
              <span>{item.label}</span>
              {item.aside}
            </span>
          )}
          {onRemove ? (
            <IconButton
              size="small"
              label={removeLabel(item.label)}
              icon={<CloseIcon />}
              onPress={() => remove(item, index)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  )
}
