'use client'
import { forwardRef, type MouseEvent, useId, useImperativeHandle, useRef } from 'react'
import { asControl, renderField } from '../field/Field.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { ChevronDownIcon, CloseIcon } from '../icons/index.ts'
import { PostedValue } from '../internal/PostedValue.tsx'
import { useOnIntent } from '../internal/use-on-intent.ts'
import { ChosenTags, tagId } from './ChosenTags.tsx'
import * as styles from './ComboBox.css.ts'
import type { AnyComboBoxProps, ComboBoxProps } from './types.ts'
import { useComboBox } from './use-combo-box.ts'

const loadList = async () => (await import('./ComboBoxList.tsx')).ComboBoxList

/**
 * Selects one or several of many options by typing. Renders a `<label>` and an `<input>` that opens a list; the ref is
 * the input's.
 */
export const ComboBox = forwardRef<HTMLInputElement, ComboBoxProps>(function ComboBox(anyProps, forwarded) {
  const props = anyProps as AnyComboBoxProps
  const ownId = useId()
  const {
    label,
    isLabelHidden,
    description,
    error,
    isRequired,
    optionalMark,
    options,
    knownOptions,
    isMultiple = false,
    value,
    defaultValue,
    onChange,
    isCustomAllowed = false,
    onCreate,
    labels,
    size,
    name,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(forwarded, () => input.current as HTMLInputElement, [])
  const box = useRef<HTMLSpanElement>(null)
  const { part: List, ask } = useOnIntent(loadList)
  const combo = useComboBox(props, input, ask)
  const { typed, text, openAt, shown, values, chosen } = combo
  const { disabled, readOnly, form } = native

  const described = isMultiple
    ? [...chosen.map((_, at) => tagId(id, at)), describedBy].filter(Boolean).join(' ') || undefined
    : describedBy
  const attributes = asControl(native, id, props, described)
  // With tags, a required field is valid although its text is empty.
  if (isMultiple && values.length > 0) attributes.required = false

  const toggle = () => {
    input.current?.focus()
    if (openAt) combo.close()
    else combo.open('nowhere')
  }
  return renderField(
    id,
    props,
    <div className={styles.root} onKeyDown={combo.onKeyDown} onBlur={combo.onBlur}>
      <span
        ref={box}
        className={styles.box}
        data-size={size}
        data-buttons={labels.clear ? 2 : 1}
        onPointerEnter={ask}
        onFocus={ask}
        onMouseDown={(event) => keepFocus(event, input.current)}
        onClick={(event) => {
          if (!(event.target as Element).closest('button')) combo.open('nowhere')
        }}
      >
        {isMultiple && chosen.length > 0 ? (
          <ChosenTags
            id={id}
            label={labels.chosen}
            chosen={chosen}
            isDisabled={disabled}
            removeLabel={labels.remove}
            onRemove={readOnly ? undefined : combo.remove}
            input={input}
          />
        ) : null}
        <input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...attributes}
          ref={input}
          type="text"
          role="combobox"
          className={styles.input}
          data-name={name}
          aria-autocomplete="list"
          aria-expanded={shown.listId !== undefined}
          aria-controls={shown.listId}
          aria-activedescendant={shown.activeId}
          value={text}
          onChange={(event) => combo.type(event.target.value)}
        />
        {readOnly ? null : (
          <span className={styles.buttons}>
            {labels.clear && !disabled && (text !== '' || values.length > 0) ? (
              <IconButton size="small" label={labels.clear} icon={<CloseIcon />} onPress={combo.clear} />
            ) : null}
            <IconButton
              size="small"
              tabIndex={-1}
              label={labels.open}
              icon={<ChevronDownIcon />}
              disabled={disabled}
              aria-expanded={shown.listId !== undefined}
              onPress={toggle}
            />
          </span>
        )}
      </span>
      <PostedValue name={name} value={isMultiple || values.length > 0 ? values : ''} form={form} disabled={disabled} />
      {List && openAt ? (
        <List
          ref={combo.attachList}
          id={`${id}-list`}
          anchor={box}
          options={options}
          text={typed ?? ''}
          openAt={openAt}
          values={values}
          isMultiple={isMultiple}
          isCreating={onCreate !== undefined}
          isCustomAllowed={isCustomAllowed}
          labels={labels}
          onChoose={combo.choose}
          onCreate={combo.create}
          onEnter={combo.chooseText}
          onShown={combo.onShown}
          onTapElsewhere={combo.leaveText}
        />
      ) : null}
    </div>,
  )
})

/** Focuses the field on a press between the tags; a press on a button doesn't move focus. */
function keepFocus(event: MouseEvent, input: HTMLInputElement | null) {
  if (event.target === input) return
  event.preventDefault()
  if (!(event.target as Element).closest('button')) input?.focus()
}
