'use client'
import { Form, type FormErrors, type FormProps } from '@memberkit/primitives/form'
import { forwardRef } from 'react'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'

export interface DialogFormProps extends Pick<
  FormProps,
  'id' | 'errors' | 'isPending' | 'messages' | 'onChange' | 'children'
> {
  /** Errors beyond the fields' own validation, by field name. */
  problems?: Readonly<Record<string, string | undefined>>
  /** Called with the form data after validation passes. */
  onSubmit: () => void
}

/**
 * The form of a dialog or of one of its steps. One error moves focus to its field, several are listed above. Load
 * `foundation.actions` with it.
 */
export const DialogForm = forwardRef<HTMLFormElement, DialogFormProps>(function DialogForm(props, ref) {
  const { problems = {}, messages, onSubmit, children, ...form } = props
  const t = useMessages(actionMessages)
  return (
    <Form
      {...form}
      ref={ref}
      summaryTitle={(count) => t('problems', { count })}
      summaryFrom={2}
      messages={{ valueMissing: ({ label }) => t('required', { label }), ...messages }}
      validate={() => saidIn(problems)}
      onSubmit={(_data, event) => {
        // React bubbles the event to a host's form around the kit.
        event.stopPropagation()
        onSubmit()
      }}
    >
      {children}
    </Form>
  )
})

const saidIn = (problems: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(problems).filter(([, words]) => words)) as FormErrors
