import { type RefObject, type SyntheticEvent, useMemo, useState } from 'react'
import { useFormReset } from '../internal/use-form-reset.ts'
import { type ComboBoxItems, type ComboBoxOption, optionsOf } from './options.ts'
import type { AnyComboBoxProps } from './types.ts'

const none: readonly string[] = []

/** Manages the selected values, controlled or not, and their options. */
export function useChosen(props: AnyComboBoxProps, input: RefObject<HTMLInputElement | null>, onReset: () => void) {
  const { options, knownOptions, isMultiple, value, defaultValue = '', onChange } = props
  const [own, setOwn] = useState(defaultValue)
  // Loaded or created options may be missing from the next response.
  const [seen, setSeen] = useState<ComboBoxItems>([])
  const given = value ?? own
  const values = useMemo(() => (typeof given === 'string' ? (given === '' ? none : [given]) : given), [given])
  const chosen = useMemo(
    () => optionsOf(values, [seen, knownOptions ?? [], typeof options === 'function' ? [] : options]),
    [values, seen, knownOptions, options],
  )

  useFormReset(input, () => {
    setOwn(defaultValue)
    onReset()
  })

  return {
    values,
    chosen,
    change(next: readonly ComboBoxOption[], event: SyntheticEvent) {
      const nextValues = next.map((option) => option.value)
      const handed = isMultiple ? nextValues : (nextValues[0] ?? '')
      setSeen(next)
      if (value === undefined) setOwn(handed)
      onChange?.(handed as never, event)
    },
  }
}
