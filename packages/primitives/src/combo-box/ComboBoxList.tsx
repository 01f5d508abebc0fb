'use client'
import {
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react'
import { announce } from '../live/announce.ts'
import { useAnchoredPopover } from '../internal/use-anchored-popover.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { useLocale } from '../locale/index.ts'
import * as styles from './ComboBoxList.css.ts'
import { foldingOf } from './folding.ts'
import { ListMessage } from './ListMessage.tsx'
import { highlighter, renderHeading, renderLines, renderOption } from './lines.tsx'
import type { ComboBoxItems, ComboBoxOption, LoadOptions } from './options.ts'
import { optionTyped, rowsOf } from './rows.ts'
import type { AllLabels } from './types.ts'
import { type ChoiceRow, type OpenAt, useActiveRow } from './use-active-row.ts'
import { useLoadedOptions } from './use-loaded-options.ts'
import { useVisibleRows } from './use-visible-rows.ts'

/** The list's commands, for the field, which keeps focus. */
export interface ListHandle {
  /** Handles a key that moves in the list or selects. Returns whether it was handled. */
  press: (event: KeyboardEvent) => boolean
  /** Clears the active option, because the text has changed. */
  clear: () => void
  /** Returns the option whose label was typed in full. */
  typed: () => ComboBoxOption | undefined
}

interface ComboBoxListProps {
  id: string
  anchor: RefObject<HTMLElement | null>
  options: ComboBoxItems | LoadOptions
  /** The search text; '' shows all options. */
  text: string
  openAt: OpenAt
  values: readonly string[]
  isMultiple: boolean
  isCreating: boolean
  isCustomAllowed: boolean
  labels: AllLabels
  onChoose: (option: ComboBoxOption, event: SyntheticEvent) => void
  onCreate: (text: string, event: SyntheticEvent) => void
  /** Called on Enter if the list has nothing to select. */
  onEnter: (event: SyntheticEvent) => void
  /** Called with the ids for the field's ARIA attributes: the active option, and the list if it has content. */
  onShown: (activeId: string | undefined, listId: string | undefined) => void
  onTapElsewhere: () => void
}

/** Long enough to announce one count per typed word, not one per letter. */
const pause = 250
const nothing = () => {}

/** The list of a ComboBox, mounted only while open and loaded on intent. */
export const ComboBoxList = forwardRef<ListHandle, ComboBoxListProps>(function ComboBoxList(props, handle) {
  const {
    id,
    anchor,
    options,
    text,
    openAt,
    values,
    isMultiple,
    isCreating,
    isCustomAllowed,
    labels,
    onShown,
    onTapElsewhere,
  } = props
  const { locale } = useLocale()
  const popover = useAnchoredPopover(anchor, 'start', nothing)
  const scroller = useRef<HTMLDivElement>(null)
  const { items, status, isAnswer, retry } = useLoadedOptions(options, text)
  const rows = useMemo(
    () => rowsOf(items, { text, locale, isAnswer, isCreating: isCreating && status === 'ready' }),
    [items, text, locale, isAnswer, isCreating, status],
  )
  const chosen = useMemo(() => new Set(values), [values])
  const { active, choices, activate, current, clear, move } = useActiveRow(rows, openAt, chosen)
  const activeIndex = active ? rows.findIndex(({ key }) => key === active.key) : -1
  const { parts, measure, virtualizer } = useVisibleRows(scroller, rows, activeIndex)
  const isListed = choices.length > 0

  const idOf = (index: number) => `${id}-${index}`
  const activeId = activeIndex < 0 ? undefined : idOf(activeIndex)
  const listId = isListed ? id : undefined
  useBrowserEffect(() => onShown(activeId, listId), [onShown, activeId, listId])
  useBrowserEffect(() => () => onShown(undefined, undefined), [onShown])

  const isByKeys = active?.by === 'keys'
  useBrowserEffect(() => {
    // The first option of a section scrolls its heading into view.
    const top = rows[activeIndex - 1]?.kind === 'section' ? activeIndex - 1 : activeIndex
    if (!isByKeys || activeIndex < 0) return
    virtualizer.scrollToIndex(activeIndex)
    if (top !== activeIndex) virtualizer.scrollToIndex(top)
  }, [virtualizer, rows, activeIndex, isByKeys])
  useBrowserEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [text])
  useBrowserEffect(() => {
    const first = rows.findIndex(({ key }) => chosen.has(key))
    if (first > 0) virtualizer.scrollToIndex(first, { align: 'center' })
    // Only when the list opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [virtualizer])

  // On phones, tapping an unfocusable element leaves focus in the input.
  useEffect(() => {
    const field = anchor.current?.parentElement
    const onPointerUp = (event: globalThis.PointerEvent) => {
      if (event.pointerType === 'touch' && field && !event.composedPath().includes(field)) onTapElsewhere()
    }
    document.addEventListener('pointerup', onPointerUp)
    return () => document.removeEventListener('pointerup', onPointerUp)
  }, [anchor, onTapElsewhere])

  const message = status === 'ready' ? (isListed ? undefined : labels.nothingFound) : labels[status]
  const news = message ?? labels.found(choices.filter(({ kind }) => kind === 'option').length)
  useEffect(() => {
    if (!news) return
    const timer = setTimeout(announce, pause, news)
    return () => clearTimeout(timer)
  }, [news, text])

  function choose(row: ChoiceRow | undefined, event: SyntheticEvent) {
    if (row?.kind === 'create') props.onCreate(row.text, event)
    else if (row && !row.option.isDisabled) props.onChoose(row.option, event)
  }
  /** Selects the active option, otherwise the one typed in full, otherwise the only one left. */
  function enter(event: SyntheticEvent) {
    const row = current()
    if (row) return choose(row, event)
    if (text.trim() === '' || status !== 'ready') return
    const typed = optionTyped(rows, text, locale)
    const [only, another] = choices
    if (typed) props.onChoose(typed, event)
    else if (only && !another && !isCustomAllowed) choose(only, event)
    else props.onEnter(event)
  }
  useImperativeHandle(handle, () => ({
    clear,
    typed: () => (text.trim() === '' ? undefined : optionTyped(rows, text, locale)),
    press(event) {
      if (event.key === 'Enter') enter(event)
      else if (event.key !== 'Tab') move(event.key)
      else if (isMultiple || !isByKeys || current()?.kind !== 'option') return false
      else choose(current(), event)
      return true
    },
  }))

  const rowAt = (target: EventTarget) => {
    const index = (target as Element).closest<HTMLElement>('[data-index]')?.dataset.index
    const row = index === undefined ? undefined : rows[Number(index)]
    return row?.kind === 'section' ? undefined : row
  }
  const highlight = highlighter(foldingOf(locale), text)
  const lines = renderLines(parts, (row, index) =>
    row.kind === 'section'
      ? renderHeading(row.section.label, { index, measure })
      : renderOption(row, {
          id: idOf(index),
          index,
          count: choices.length,
          isChosen: row.kind === 'option' && chosen.has(row.key),
          activeBy: index === activeIndex ? active?.by : undefined,
          createLabel: labels.create,
          highlight,
          measure,
        }),
  )
  return (
    <div
      ref={popover}
      popover="manual"
      className={styles.popup}
      data-mk-raised=""
      // Focus stays in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isListed ? (
        <div
          ref={scroller}
          id={id}
          role="listbox"
          aria-label={labels.list}
          aria-multiselectable={isMultiple || undefined}
          aria-busy={status === 'loading' || undefined}
          tabIndex={-1}
          className={styles.list}
          onClick={(event: MouseEvent) => choose(rowAt(event.target), event)}
          onPointerMove={(event: PointerEvent) => {
            if (event.pointerType === 'mouse' && (event.movementX || event.movementY))
              activate(rowAt(event.target), 'pointer')
          }}
        >
          {lines}
        </div>
      ) : null}
      {message ? <ListMessage status={status} message={message} retryLabel={labels.retry} onRetry={retry} /> : null}
    </div>
  )
})
