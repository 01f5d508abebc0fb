'use client'
import { DialogForm } from '@memberkit/foundation/form'
import { Inline, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { FormField } from '@memberkit/primitives/form'
import { TextField, type TextFieldProps } from '@memberkit/primitives/text-field'
import { useState } from 'react'

export interface AddFormProps extends Pick<TextFieldProps, 'label' | 'description' | 'maxLength' | 'autoCapitalize'> {
  addLabel: string
  /** The message where nothing is entered. */
  missing: string
  /** Returns what is wrong with the trimmed text; it is added otherwise. */
  problemOf?: (text: string) => string | undefined
  /** An error of the list itself. */
  error?: string
  /** Adds what was entered. Returns what couldn't be added, which stays in the field. */
  onAdd: (text: string) => { rest: string; error: string } | void
}

/** A form of one field that adds to a list of the branch. */
export function AddForm({ addLabel, missing, problemOf, error, onAdd, ...field }: AddFormProps) {
  const [typed, setTyped] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>()
  const text = typed.trim()
  return (
    <DialogForm
      messages={{ valueMissing: missing }}
      problems={{ added: text ? problemOf?.(text) : missing }}
      errors={errors}
      onSubmit={() => {
        const left = onAdd(text)
        setTyped(left?.rest ?? '')
        setErrors(left?.rest ? { added: left.error } : undefined)
      }}
    >
      <Stack gap="xs">
        <FormField name="added">
          {(control) => (
            <TextField
              {...field}
              {...control}
              error={control.error ?? error}
              value={typed}
              onChange={setTyped}
              autoComplete="off"
              isRequired
            />
          )}
        </FormField>
        <Inline>
          <Button type="submit">{addLabel}</Button>
        </Inline>
      </Stack>
    </DialogForm>
  )
}
