'use client'
import {
  type ChangeEvent,
  type FormEvent,
  forwardRef,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { syncChecked } from '../internal/sync-checked.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import * as styles from './Form.css.ts'
import { createFormState, FormContext, type FormErrors, type FormMessages } from './form-state.ts'
import { type BrokenRule, brokenRules, inPageOrder, nameOf, type Problem, problemsFrom } from './problems.ts'
import { useServerErrors } from './use-server-errors.ts'

interface OwnProps {
  /** The title of the summary, for example "2 things need your attention". */
  summaryTitle: (count: number) => ReactNode
  /** The number of errors from which the summary lists them. Fewer move focus to the first field. @default 1 */
  summaryFrom?: number
  /** Messages for invalid fields without their own. @default the browser's */
  messages?: FormMessages
  /** Validates across fields. Its errors for fields that are invalid themselves are ignored. */
  validate?: (data: FormData) => FormErrors
  /** Server errors by field name; a name without a field stands for the whole form. */
  errors?: FormErrors
  /** Whether the form is being submitted: another submit is ignored. Input and focus stay. */
  isPending?: boolean
  /** Called with the form data after validation passes. Without it, the browser submits the form. */
  onSubmit?: (data: FormData, event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

export interface FormProps
  extends OwnProps, NativeProps<'form', OwnProps & { noValidate: unknown; onInvalid: unknown }> {}

/**
 * Validates its fields on submit, and lists errors in a summary that takes focus. Passes each FormField its error.
 * Renders a `<form>`. Don't put one into another: browsers keep the inner one's submission from React.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(props, forwarded) {
  const {
    summaryTitle,
    summaryFrom = 1,
    messages,
    validate,
    errors,
    isPending,
    onSubmit,
    onChange,
    onInput,
    onReset,
    children,
    ...native
  } = props
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [state] = useState(createFormState)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  useImperativeHandle(forwarded, () => form.current as HTMLFormElement, [])

  const show = useCallback(
    (found: readonly Problem[]) => {
      state.setErrors(Object.fromEntries(found.map(({ name, message }) => [name, message])))
      setProblems(found)
    },
    [state],
  )
  const server = useServerErrors(form, errors, isPending, show)
  // Errors without a field appear only in the summary.
  const isListed = problems.length >= summaryFrom || problems.some(({ control }) => !control)
  useEffect(() => {
    ;(summary.current ?? problems[0]?.control)?.focus()
  }, [problems])
  // With hydration; until then, the browser validates natively. No press may come between the two.
  useBrowserEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])

  const messageOf = (broken: BrokenRule) => {
    const said = state.messages.get(broken.name)?.[broken.rule] ?? messages?.[broken.rule]
    // Words that are still loading are empty: an error without any would mark nothing.
    return (typeof said === 'function' ? said(broken) : said) || broken.browserMessage
  }
  const check = (element: HTMLFormElement, data: FormData) => {
    const broken = brokenRules(element).map((one) => ({ ...one, message: messageOf(one) }))
    const names = new Set(broken.map(({ name }) => name))
    const said = Object.entries(validate?.(data) ?? {}).filter(([name]) => !names.has(name))
    return inPageOrder(element, [...broken, ...problemsFrom(element, Object.fromEntries(said))])
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const data = new FormData(event.currentTarget, submitter)
    const isChecked = !(submitter as HTMLButtonElement | null)?.formNoValidate
    const found = !isPending && isChecked ? check(event.currentTarget, data) : []
    if (isPending || found.length > 0 || onSubmit) event.preventDefault()
    if (isPending) return
    if (found.length > 0) {
      show(found)
      server.hold()
      return
    }
    // Server errors stay until the next response.
    if (!server.hasSpoken()) show([])
    server.listen()
    onSubmit?.(data, event)
  }
  const recheck = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const name = nameOf(target as Element)
    const error = state.errorOf(name)
    if (error === undefined) return
    const broken = brokenRules(currentTarget).find((one) => one.name === name)
    if (!broken || messageOf(broken) !== error) state.clear(name)
  }
  return (
    <form
      {...native}
      ref={form}
      className={styles.form}
      aria-busy={isPending || undefined}
      onSubmit={submit}
      // Fields set their validity in their own change handlers, which run before this one.
      onChange={(event: ChangeEvent<HTMLFormElement>) => {
        recheck(event)
        onChange?.(event)
      }}
      // React fires no change event for values posted by hidden inputs.
      onInput={(event) => {
        if ((event.target as HTMLInputElement).type === 'hidden') recheck(event)
        onInput?.(event)
      }}
      onReset={(event) => {
        onReset?.(event)
        if (event.defaultPrevented) return
        show([])
        // The browser resets its controls after the event.
        setTimeout(syncAllChecked, 0, event.currentTarget)
      }}
    >
      {isListed && problems.length > 0 ? (
        <ErrorSummary ref={summary} title={summaryTitle(problems.length)} problems={problems} />
      ) : null}
      <FormContext.Provider value={state}>{children}</FormContext.Provider>
    </form>
  )
})

function syncAllChecked(form: HTMLFormElement) {
  for (const element of form.elements) if ('checked' in element) syncChecked(element as HTMLInputElement)
}
