'use client'
import { createContext, useContext, useEffect, useId, useState, useSyncExternalStore } from 'react'
import type { BrokenRule, FormRule } from './problems.ts'

/** Errors by field name. */
export type FormErrors = Readonly<Record<string, string>>

/** The message of an invalid rule: fixed, or a function of the field. */
export type FormMessages = { readonly [Rule in FormRule]?: string | ((broken: BrokenRule) => string) }

/** Creates a store for errors outside React's state, so that a change renders only its own field. */
export function createFormState() {
  let errors: FormErrors = {}
  const listeners = new Set<() => void>()
  const messages = new Map<string, FormMessages>()
  return {
    messages,
    errorOf: (name: string): string | undefined => errors[name],
    setErrors(next: FormErrors) {
      errors = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    clear(name: string) {
      const { [name]: _gone, ...rest } = errors
      this.setErrors(rest)
    },
  }
}

export type FormState = ReturnType<typeof createFormState>

/** Around fields that stand in no form. */
export const noForm = createFormState()

export const FormContext = createContext<FormState>(noForm)

/** Whether a field is connected by a FormField that stands in no form. */
export const StandsAlone = createContext(false)

/**
 * Returns the attributes that name a group of radio buttons. Outside a form, those of one name are one group, wherever
 * on the page they are; a field that stands alone gets a generated name and keeps its own in `data-name`.
 *
 * @param id of the group's fieldset
 */
export function useGroupName(name: string | undefined, id: string): { name: string; 'data-name'?: string } {
  const ownName = useId()
  const [isInHostsForm, setInHostsForm] = useState(false)
  const standsAlone = useContext(StandsAlone)
  // A form within the field, as in a dialog it opens, posts the names it was given.
  const isAlone = useContext(FormContext) === noForm && standsAlone && !isInHostsForm
  // Which form owns it is known in the document only; that keeps groups apart, and posts the given name.
  useEffect(() => {
    const group = standsAlone ? document.getElementById(id) : null
    if (group instanceof HTMLFieldSetElement) setInHostsForm(group.form !== null)
  }, [standsAlone, id])
  return name !== undefined && !isAlone ? { name } : { name: ownName, 'data-name': name }
}

/** Returns the surrounding form's error for a field name; renders again only when it changes. */
export function useFormError(name: string | undefined): string | undefined {
  const form = useContext(FormContext)
  const read = () => (name === undefined ? undefined : form.errorOf(name))
  return useSyncExternalStore(form.subscribe, read, read)
}
