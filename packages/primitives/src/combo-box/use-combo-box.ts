import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useRef,
  useState,
} from 'react'
import { endEvent } from '../internal/end-event.ts'
import { announce } from '../live/announce.ts'
import type { ListHandle } from './ComboBoxList.tsx'
import { type ComboBoxOption, optionNamed } from './options.ts'
import type { AnyComboBoxProps } from './types.ts'
import type { OpenAt } from './use-active-row.ts'
import { useChosen } from './use-chosen.ts'

const keysOfList = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter'])

/** Manages the text, selection and open state, and the keyboard. `ask` loads the list. */
export function useComboBox(props: AnyComboBoxProps, input: RefObject<HTMLInputElement | null>, ask: () => void) {
  const { isMultiple, isCustomAllowed, onCreate, labels, options, readOnly } = props
  /** Text that is neither selected nor discarded yet. */
  const [typed, setTyped] = useState<string>()
  const [openAt, setOpenAt] = useState<OpenAt>()
  const [shown, setShown] = useState<{ activeId?: string | undefined; listId?: string | undefined }>({})
  const list = useRef<ListHandle | null>(null)
  /** Commands to the list while it was loading. */
  const waiting = useRef<((list: ListHandle) => void)[]>([])
  const { values, chosen, change } = useChosen(props, input, () => setTyped(undefined))
  const isOpen = openAt !== undefined

  function open(at: OpenAt) {
    ask()
    if (!readOnly && !isOpen && !input.current?.matches(':disabled')) setOpenAt(at)
  }
  function close() {
    waiting.current = []
    setOpenAt(undefined)
  }
  function choose(option: ComboBoxOption, event: SyntheticEvent) {
    setTyped(undefined)
    const isChosen = values.includes(option.value)
    if (isMultiple && isChosen) return remove(option, event)
    if (!isChosen) change(isMultiple ? [...chosen, option] : [option], event)
    announce(isMultiple ? labels.added(option.label) : option.label)
    if (!isMultiple) close()
  }
  function remove({ value, label }: ComboBoxOption, event: SyntheticEvent) {
    change(
      chosen.filter((each) => each.value !== value),
      event,
    )
    announce(labels.removed(label))
  }
  function create(text: string, event: SyntheticEvent) {
    const option = onCreate?.(text, event)
    if (option) return choose(option, event)
    setTyped(undefined)
    close()
  }
  /** Selects custom text, if allowed. */
  function chooseText(event: SyntheticEvent) {
    const text = typed?.trim()
    if (isCustomAllowed && text && !values.includes(text)) choose({ value: text, label: text }, event)
  }
  /** Not once the list has come: the form may be submitted with the next key, and has other values by then. */
  const namedBeforeListCame = (text: string) => (typeof options === 'function' ? undefined : optionNamed(options, text))
  /** Selects an option typed in full on blur, and discards incomplete text. */
  function leave(event: SyntheticEvent) {
    if (typed !== undefined) {
      const wanted = typed.trim()
      const option = list.current ? list.current.typed() : namedBeforeListCame(wanted)
      if (!option) chooseText(event)
      else if (!values.includes(option.value)) choose(option, event)
      if (!isMultiple && wanted === '' && values.length > 0) change([], event)
    }
    setTyped(undefined)
    close()
  }
  function clear(event: SyntheticEvent) {
    setTyped(undefined)
    list.current?.clear()
    if (values.length > 0) change([], event)
    input.current?.focus()
  }

  /** Handles keys for the tags before the text: focuses the last one, or removes it. Returns whether it did. */
  function pressBeforeText(event: KeyboardEvent) {
    const { current: element } = input
    const last = chosen.at(-1)
    if (!element || !last || !isMultiple || element.selectionStart !== 0 || element.selectionEnd !== 0) return false
    if (event.key === 'Backspace' && !typed && !event.repeat) remove(last, event)
    else if (event.key === (element.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft')) {
      close()
      element.parentElement?.querySelector<HTMLElement>('li:last-of-type button')?.focus()
    } else return false
    return true
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event
    if (event.target !== input.current || event.defaultPrevented || event.nativeEvent.isComposing) return
    if (readOnly || ctrlKey || metaKey) return
    ask()
    if (key === 'Escape' && (isOpen || typed !== undefined)) {
      // A surrounding dialog closes with the next press.
      endEvent(event)
      setTyped(undefined)
      close()
    } else if (key === 'Tab') {
      // A message in place of options may contain a button.
      if (isOpen && shown.listId && !list.current?.press(event)) leave(event)
      return
    } else if (altKey && key === 'ArrowUp') close()
    else if (isOpen && keysOfList.has(key)) {
      if (list.current) list.current.press(event)
      else waiting.current.push(({ press }) => press(event))
    } else if (key === 'ArrowDown' || key === 'ArrowUp')
      open(altKey ? 'nowhere' : key === 'ArrowDown' ? 'first' : 'last')
    else if (key === 'Enter' && typed !== undefined && isCustomAllowed) chooseText(event)
    else if (!pressBeforeText(event)) return
    event.preventDefault()
  }

  return {
    text: typed ?? (isMultiple ? '' : (chosen[0]?.label ?? '')),
    typed,
    openAt,
    shown,
    values,
    chosen,
    onShown: useCallback((activeId?: string, listId?: string) => setShown({ activeId, listId }), []),
    attachList: useCallback((handle: ListHandle | null) => {
      list.current = handle
      if (handle) for (const act of waiting.current.splice(0)) act(handle)
    }, []),
    leaveText: useCallback(() => input.current?.blur(), [input]),
    open,
    close,
    choose,
    chooseText,
    create,
    remove,
    clear,
    type(text: string) {
      list.current?.clear()
      setTyped(text)
      open('nowhere')
    },
    onKeyDown,
    onBlur(event: FocusEvent) {
      const isIn = (place: Element | null | undefined, target: EventTarget | null) => place?.contains(target as Node)
      const box = input.current?.parentElement
      const isOfBox = isIn(box, event.target) && event.target !== input.current
      // The list may contain a retry button.
      const isInList = isIn(event.currentTarget, event.relatedTarget) && !isIn(box, event.relatedTarget)
      if (!isOfBox && !isInList && event.relatedTarget !== input.current) leave(event)
    },
  }
}
