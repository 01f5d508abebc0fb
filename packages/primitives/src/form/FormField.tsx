'use client'
import { type ReactNode, useContext, useEffect } from 'react'
import { FormContext, type FormMessages, noForm, StandsAlone, useFormError } from './form-state.ts'

export interface FormFieldProps {
  name: string
  /** Messages of the field's rules, naming the field: "Enter your email address". */
  messages?: FormMessages
  /** Renders the field with its name and, if invalid, its error. */
  children: (field: { name: string; error: string | undefined }) => ReactNode
}

/**
 * Connects a field to its Form. Renders only its children, and again only when its own error changes. Outside any form,
 * radio buttons keep their name in `data-name`, so that groups of one name on a page stay apart.
 */
export function FormField({ name, messages, children }: FormFieldProps) {
  const form = useContext(FormContext)
  const error = useFormError(name)
  useEffect(() => {
    if (!messages) return
    form.messages.set(name, messages)
    return () => void form.messages.delete(name)
  }, [form, name, messages])
  const field = children({ name, error })
  return form === noForm ? <StandsAlone.Provider value>{field}</StandsAlone.Provider> : field
}
