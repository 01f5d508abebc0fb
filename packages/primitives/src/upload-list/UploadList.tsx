'use client'
import { forwardRef, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { UndoIcon } from '../icons/index.ts'
import { ClippedName } from '../internal/ClippedName.tsx'
import { focusedIn } from '../internal/focused-in.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { useLocale } from '../locale/index.ts'
import { Progress } from '../progress/Progress.tsx'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { isCounted, type UploadItem, type UploadLabels } from './types.ts'
import * as styles from './UploadList.css.ts'
import { UploadRow } from './UploadRow.tsx'
import { useUploadAnnouncements } from './useUploadAnnouncements.ts'

interface OwnProps {
  /** Names the list, for example "Documents". */
  label: string
  items: readonly UploadItem[]
  labels: UploadLabels
  /** Cancels an upload. */
  onCancel?: (id: string) => void
  /** Retries a failed or cancelled upload. */
  onRetry?: (id: string) => void
  /** Removes a file that isn't uploading from the list. */
  onRemove?: (id: string) => void
  /** Restores the last removed file at its position. With it, people can undo a removal until the next. */
  onRestore?: (item: UploadItem, index: number) => void
}

export interface UploadListProps extends OwnProps, NativeProps<'div', OwnProps & { children: unknown }> {}

/** Uploads with their progress, errors and actions. Renders a `<div>`. */
export const UploadList = forwardRef<HTMLDivElement, UploadListProps>(function UploadList(
  { label, items, labels, onCancel, onRetry, onRemove, onRestore, ...native },
  ref,
) {
  const { locale } = useLocale()
  const news = useUploadAnnouncements(items, labels)
  const list = useRef<HTMLUListElement>(null)
  const [removed, setRemoved] = useState<{ item: UploadItem; index: number }>()
  const [restored, setRestored] = useState<string>()

  useBrowserEffect(() => {
    const index = items.findIndex(({ id }) => id === restored)
    if (index < 0) return
    setRestored(undefined)
    ;(list.current?.children[index] as HTMLElement | undefined)?.focus()
  }, [items, restored])

  function remove(item: UploadItem, row: HTMLElement) {
    const neighbour = row.nextElementSibling ?? row.previousElementSibling ?? list.current
    if (onRestore) setRemoved({ item, index: items.indexOf(item) })
    else (neighbour as HTMLElement).focus()
    onRemove?.(item.id)
  }

  const rows = items.map((item) => (
    <UploadRow
      key={item.id}
      {...{ item, labels, locale, onCancel, onRetry }}
      onRemove={onRemove ? remove : undefined}
    />
  ))
  if (removed && onRestore && items.every(({ id }) => id !== removed.item.id))
    rows.splice(
      removed.index,
      0,
      <li key={`${removed.item.id} removed`} className={styles.removed}>
        <ClippedName name={removed.item.name} />
        <span className={styles.removedWord}>{labels.removed}</span>
        <Button
          ref={takeFocus}
          size="small"
          tone="quiet"
          onPress={() => {
            onRestore(removed.item, removed.index)
            setRestored(removed.item.id)
            setRemoved(undefined)
          }}
        >
          <UndoIcon />
          {labels.undo}
          <span className={visuallyHidden}>
            {' '}
            {removed.item.name} {labels.removed}
          </span>
        </Button>
      </li>,
    )

  return (
    <div {...native} ref={ref} className={styles.root}>
      <Total {...{ label, items, labels }} />
      <ul ref={list} role="list" aria-label={label} tabIndex={-1} className={styles.list}>
        {rows}
      </ul>
      <div aria-live="polite" className={visuallyHidden}>
        {news.map(({ key, text }) => (
          <p key={key} className={styles.news}>
            {text}
          </p>
        ))}
      </div>
    </div>
  )
})

/** Focuses the button that replaced the pressed one, unless focus has moved elsewhere. */
function takeFocus(button: HTMLElement | null) {
  const focused = button && focusedIn(button)
  if (!focused || focused === document.body) button?.focus()
}

/** The overall progress, for more than one file. Stays after completion, so that the list doesn't move. */
function Total({ label, items, labels }: Pick<UploadListProps, 'label' | 'items' | 'labels'>) {
  const counted = items.filter(isCounted)
  if (counted.length < 2) return null
  const done = counted.filter(({ state }) => state === 'done').length
  return (
    <Progress
      label={label}
      value={shareOf(counted)}
      valueText={labels.total(done, counted.length)}
      tone={done === counted.length ? 'positive' : 'accent'}
    />
  )
}

/** Returns progress by bytes if all sizes are known, otherwise by files. */
function shareOf(items: readonly UploadItem[]) {
  const hasSizes = items.every(({ size }) => size)
  const weightOf = ({ size = 1 }: UploadItem) => (hasSizes ? size : 1)
  const sum = (weights: number[]) => weights.reduce((all, one) => all + one, 0)
  return sum(items.map((item) => weightOf(item) * arrivedOf(item))) / sum(items.map(weightOf))
}

function arrivedOf({ state, progress = 0 }: UploadItem) {
  if (state === 'done' || state === 'scanning') return 1
  return state === 'uploading' ? progress : 0
}
