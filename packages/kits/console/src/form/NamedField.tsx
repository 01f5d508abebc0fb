'use client'
import { FormField, type FormFieldProps, useFormError } from '@memberkit/primitives/form'
import { createContext, useContext } from 'react'

/** Returns the service's error for a field of a form that saves section by section. */
export const SavedErrors = createContext<((path: string) => string | undefined) | undefined>(undefined)

/** A field of a generated form, by its path in the body: `products.0.id`. */
export function NamedField({ name, messages, children }: FormFieldProps) {
  const errorOf = useContext(SavedErrors)
  return (
    <FormField name={name} messages={messages}>
      {(control) => children({ ...control, error: errorOf?.(name) ?? control.error })}
    </FormField>
  )
}

/** Returns the error of a field that isn't one control. */
export function useFieldError(name: string): string | undefined {
  const errorOf = useContext(SavedErrors)
  const error = useFormError(name)
  return errorOf?.(name) ?? error
}
