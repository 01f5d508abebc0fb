'use client'
import { forwardRef, type ReactNode, useRef } from 'react'
import type { FormErrors, FormProps } from '../form/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { Stepper } from '../stepper/Stepper.tsx'
import type { HeadingLevel } from '../text/Heading.tsx'
import { useWizard } from './use-wizard.ts'
import * as styles from './Wizard.css.ts'
import { WizardForm } from './WizardForm.tsx'

/** The props a step is rendered with. */
export interface WizardView {
  /** The answers of completed steps. */
  answered: FormData
  /** Opens an earlier step, whose button returns here: to edit answers in a review. */
  change: (id: string) => void
}

export interface WizardStep extends Pick<FormProps, 'messages' | 'validate'> {
  id: string
  /** The step's label, in one or two words. */
  label: ReactNode
  /** The step's heading. @default the label */
  title?: ReactNode
  /** One sentence below the heading. */
  description?: ReactNode
  /** FormField elements, or a function of the previous answers. Stays mounted once shown. */
  content: ReactNode | ((wizard: WizardView) => ReactNode)
  /** Validates the step on a server. Resolves to errors, shown as those of a Form. */
  check?: (data: FormData) => Promise<FormErrors | undefined>
  /** The label of the button that completes the step, for example "Pay $49.90". */
  nextLabel?: string
  /** Shown for a completed step that has become invalid. */
  hasProblem?: boolean
}

export interface WizardLabels {
  back: string
  /** Leaves a step. */
  next: string
  /** Leaves the last step. */
  finish: string
  cancel?: string
  /** Announced while `check` is pending. */
  pending?: string
  /** The position, for example "Step 2 of 4". */
  position: (position: number, count: number) => string
  done: string
  problem: string
}

interface OwnProps extends Pick<FormProps, 'summaryTitle'> {
  /** The name of the list of steps. */
  label: string
  labels: WizardLabels
  steps: readonly WizardStep[]
  /** The id of the current step. */
  current?: string
  /**
   * The initial step.
   * @default the first step
   */
  defaultCurrent?: string
  onStepChange?: (id: string) => void
  /** Called with the answers of all steps, once the last one is valid. */
  onFinish: (data: FormData) => void
  /** Whether it is being submitted: navigation is blocked. */
  isPending?: boolean
  /** Server errors by field name, shown in the last step. */
  errors?: FormErrors
  onCancel?: () => void
  /**
   * The heading level of the steps.
   * @default 2
   */
  level?: HeadingLevel
}

export interface WizardProps extends OwnProps, NativeProps<'div', OwnProps & { children: unknown }> {}

/**
 * Splits a long form into steps. Each step is a Form: errors keep people on it, and input is kept across steps. Renders
 * one `<div>`.
 */
export const Wizard = forwardRef<HTMLDivElement, WizardProps>(function Wizard(props, ref) {
  const { label, labels, steps, current: _, defaultCurrent, onStepChange, onFinish, ...others } = props
  const { isPending, errors, onCancel, level = 2, summaryTitle, ...native } = others
  const wizard = useWizard(props)
  const { at, check } = wizard
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const id = steps[at]?.id

  const before = useRef(id)
  useBrowserEffect(() => {
    if (before.current === id) return
    before.current = id
    heading.current?.focus()
  }, [id])

  const isBusy = isPending || check.isPending
  const press = (pressed: string) => {
    if (isBusy) return
    if (steps.findIndex((step) => step.id === pressed) < at) return wizard.back(pressed)
    wizard.aim(pressed)
    form.current?.requestSubmit()
  }
  const stateOf = (step: WizardStep, index: number) => {
    if (index === at) return 'current'
    return step.hasProblem ? 'problem' : wizard.isDone(step.id, index) ? 'done' : 'upcoming'
  }

  return (
    <div {...native} ref={ref} className={styles.root}>
      <Stepper
        label={label}
        steps={steps.map((step, index) => ({ id: step.id, label: step.label, state: stateOf(step, index) }))}
        positionLabel={labels.position}
        doneLabel={labels.done}
        problemLabel={labels.problem}
        onStepPress={press}
      />
      {steps.map((step, index) =>
        index === at || wizard.isVisited(step.id) ? (
          <WizardForm
            key={step.id}
            {...{ step, labels, level, summaryTitle }}
            position={labels.position(index + 1, steps.length)}
            isShown={index === at}
            isLast={index === steps.length - 1}
            isPending={index === at && isBusy}
            errors={index === at ? (check.errors ?? (index === steps.length - 1 ? errors : undefined)) : undefined}
            view={wizard}
            heading={index === at ? heading : undefined}
            form={index === at ? form : undefined}
            onSubmit={wizard.submit}
            onBack={index > 0 ? () => wizard.back(steps[index - 1]?.id) : undefined}
            onCancel={onCancel}
          />
        ) : null,
      )}
    </div>
  )
})
