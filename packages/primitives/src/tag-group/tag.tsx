import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { CheckIcon, CloseIcon } from '../icons/index.ts'
import { removeButton, tagLabel } from '../internal/tag.css.ts'
import * as styles from './TagGroup.css.ts'

export interface TagItem {
  value: string
  label: string
  icon?: ReactNode
}

interface TagContext {
  isFolded: boolean
  isStop: boolean
  /** Undefined where tags cannot be selected. */
  isSelected: boolean | undefined
  onToggle: (event: SyntheticEvent) => void
  /** Undefined where tags cannot be removed. */
  removeLabel: string | undefined
  onRemove: (event: SyntheticEvent) => void
}

/** The first button of a tag is its stop for the keyboard: the one that selects it, else the one that removes it. */
export function renderTag(tag: TagItem, context: TagContext) {
  const { isFolded, isStop, isSelected, onToggle, removeLabel, onRemove } = context
  const tabIndex = isStop ? 0 : -1
  const isStatic = isSelected === undefined
  return (
    <li key={tag.value} className={styles.tag} data-folded={isFolded ? '' : undefined}>
      {isStatic ? (
        <span className={tagLabel}>{words(tag)}</span>
      ) : (
        <button
          type="button"
          className={styles.toggle}
          data-stop=""
          tabIndex={tabIndex}
          aria-pressed={isSelected}
          aria-keyshortcuts={removeLabel && 'Delete'}
          onClick={onToggle}
        >
          {isSelected ? <CheckIcon /> : null}
          {words(tag)}
        </button>
      )}
      {removeLabel ? (
        <button
          type="button"
          className={removeButton}
          data-stop={isStatic ? '' : undefined}
          tabIndex={isStatic ? tabIndex : -1}
          aria-label={removeLabel}
          onClick={(event: MouseEvent) => onRemove(event)}
        >
          <CloseIcon />
        </button>
      ) : null}
    </li>
  )
}

function words({ icon, label }: TagItem) {
  return (
    <>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.words}>{label}</span>
    </>
  )
}
