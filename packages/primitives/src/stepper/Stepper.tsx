'use client'
import { forwardRef, type ReactNode } from 'react'
import { CheckIcon, ErrorIcon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './Stepper.css.ts'

export const stepStates = ['done', 'current', 'upcoming', 'problem'] as const
export const stepperOrientations = ['horizontal', 'vertical'] as const

export interface Step {
  id: string
  label: ReactNode
  /** Details below its label; hidden if the stepper is narrow. */
  description?: ReactNode
  state: 'done' | 'current' | 'upcoming' | 'problem'
}

interface OwnProps {
  /** The name of the list of steps. */
  label: string
  steps: readonly Step[]
  /** The position, shown if the steps don't fit, for example "Step 2 of 4". */
  positionLabel: (position: number, count: number) => string
  /** Read after the label of a completed step; shown with the last one if the steps don't fit. */
  doneLabel: string
  /** Shown below the label of a step with a problem. */
  problemLabel: string
  /** Makes steps that are completed or have a problem buttons that reopen them. */
  onStepPress?: (id: string) => void
  /**
   * `horizontal`: below 560 px, only the current step is named, else one with a problem or the last completed one. `vertical`: stacked.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical'
}

export interface StepperProps extends OwnProps, NativeProps<'div', OwnProps & { children: unknown }> {}

/** Shows progress through several steps. Renders one `<div>` around a list. */
export const Stepper = forwardRef<HTMLDivElement, StepperProps>(function Stepper(
  { label, steps, positionLabel, doneLabel, problemLabel, onStepPress, orientation = 'horizontal', ...native },
  ref,
) {
  const at = shownAt(steps)
  const shown = steps[at]
  return (
    <div {...native} ref={ref} className={styles.root} data-orientation={orientation}>
      {shown && orientation === 'horizontal' ? (
        <div className={styles.summary}>
          <span className={styles.position}>{positionLabel(at + 1, steps.length)}</span>{' '}
          <span className={styles.currentLabel}>{shown.label}</span>
          {shown.state === 'done' ? (
            // The list announces states, too.
            <span aria-hidden="true" className={styles.finished}>
              <CheckIcon />
              {doneLabel}
            </span>
          ) : null}
          {steps.map(({ id, label: name, state }, index) =>
            state === 'problem' ? (
              <span key={id} aria-hidden="true" className={styles.notice}>
                <ErrorIcon />
                <span>
                  {index === at ? null : `${name} · `}
                  <span className={styles.problem}>{problemLabel}</span>
                </span>
              </span>
            ) : null,
          )}
        </div>
      ) : null}
      <ol role="list" aria-label={label} className={styles.list}>
        {steps.map(({ id, label: name, description, state }, index) => (
          <li
            key={id}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.marker} aria-hidden="true">
              {state === 'done' ? <CheckIcon /> : state === 'problem' ? <ErrorIcon /> : index + 1}
            </span>
            <span className={styles.words}>
              {onStepPress && (state === 'done' || state === 'problem') ? (
                <button type="button" className={styles.back} onClick={() => onStepPress(id)}>
                  <span className={styles.name}>{name}</span>
                </button>
              ) : (
                <span className={styles.name}>{name}</span>
              )}
              {state === 'done' ? <VisuallyHidden> {doneLabel}</VisuallyHidden> : null}
              {state === 'problem' ? <span className={styles.problem}> {problemLabel}</span> : null}
              {description ? <span className={styles.description}> {description}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
})

/** Returns the step to name where not all fit: the current one, else the first problem, else the last completed one. */
function shownAt(steps: readonly Step[]): number {
  const firstOf = (wanted: Step['state']) => steps.findIndex(({ state }) => state === wanted)
  const candidates = [firstOf('current'), firstOf('problem'), steps.findLastIndex(({ state }) => state === 'done')]
  return candidates.find((index) => index >= 0) ?? 0
}
