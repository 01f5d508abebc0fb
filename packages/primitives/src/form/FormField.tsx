'use client'
import { type ReactNode, useContext, useEffect } from 'react'
import { FormContext, type FormMessages, useFormError } from './form-state.ts'

export interface FormFieldProps {
  name: string
  /** What is said when a rule of the field is broken, in words that name the field: "Enter your email address". */
  messages?: FormMessages
  /** Renders the field with its name and, while there is one, its error. */
  children: (field: { name: string; error: string | undefined }) => ReactNode
}

/** Ties a field to the Form around it. Renders only what it is given, and again only when the error of its own changes. */
export function FormField({ name, messages, children }: FormFieldProps) {
  const form = useContext(FormContext)
  const error = useFormError(name)
  useEffect(() => {
    if (!messages) return
    form.messages.set(name, messages)
    return () => void form.messages.delete(name)
  }, [form, name, messages])
  return children({ name, error })
}
