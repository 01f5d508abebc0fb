'use client'
import { useEffect, useRef } from 'react'

interface PostedValueProps {
  /** The submitted name; without one, nothing is submitted. */
  name: string | undefined
  /** The value, or several values. */
  value: string | readonly string[]
  form?: string | undefined
  disabled?: boolean | undefined
}

/**
 * A hidden input that submits a field's value. Fires an `input` event on change, as native controls do, so that forms
 * notice selections from lists and buttons.
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
  // A field without a value still fires the event.
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
