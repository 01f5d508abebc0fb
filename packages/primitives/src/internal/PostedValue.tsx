'use client'
import { useEffect, useRef } from 'react'

interface PostedValueProps {
  /** Without one, nothing is posted. */
  name: string | undefined
  /** Several are posted one after another. */
  value: string | readonly string[]
  form?: string | undefined
  disabled?: boolean | undefined
}

/**
 * What a form posts for a field that shows its value otherwise. A change of it is an `input` event, as that of any
 * native control: what was chosen from a list or by a button would change unheard.
 */
export function PostedValue({ name, value, form, disabled }: PostedValueProps) {
  const first = useRef<HTMLInputElement>(null)
  const values = typeof value === 'string' ? [value] : value
  const text = JSON.stringify(values)
  const heard = useRef(text)
  useEffect(() => {
    if (heard.current === text) return
    heard.current = text
    first.current?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, [text])

  if (name === undefined) return null
  // What posts nothing can still tell that it was changed.
  if (values.length === 0) return <input ref={first} type="hidden" name={name} form={form} disabled />
  return values.map((each, at) => (
    <input
      key={at}
      ref={at === 0 ? first : undefined}
      type="hidden"
      name={name}
      value={each}
      form={form}
      disabled={disabled}
    />
  ))
}
