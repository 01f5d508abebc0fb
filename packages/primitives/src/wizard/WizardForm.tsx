import type { RefObject } from 'react'
import { Button } from '../button/Button.tsx'
import { Form, type FormErrors } from '../form/index.ts'
import { Heading, type HeadingLevel } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { WizardLabels, WizardProps, WizardStep, WizardView } from './Wizard.tsx'
import * as styles from './Wizard.css.ts'

interface WizardFormProps extends Pick<WizardProps, 'summaryTitle' | 'onCancel'> {
  step: WizardStep
  labels: WizardLabels
  level: HeadingLevel
  position: string
  isShown: boolean
  isLast: boolean
  isPending: boolean
  errors: FormErrors | undefined
  view: WizardView
  heading: RefObject<HTMLHeadingElement | null> | undefined
  form: RefObject<HTMLFormElement | null> | undefined
  onSubmit: (data: FormData) => void
  onBack: (() => void) | undefined
}

/** A step. Keeps its input while hidden. */
export function WizardForm({ step, labels, level, position, isShown, isLast, isPending, ...props }: WizardFormProps) {
  const { errors, view, heading, form, onSubmit, onBack, onCancel, summaryTitle } = props
  const leave = step.nextLabel ?? (isLast ? labels.finish : labels.next)
  return (
    <section className={styles.step} hidden={!isShown}>
      <header className={styles.header}>
        <Heading ref={heading} level={level} size="lg" tabIndex={-1}>
          {step.title ?? step.label}
          <VisuallyHidden> {position}</VisuallyHidden>
        </Heading>
        {step.description ? (
          <Text as="p" tone="muted" hasMeasure>
            {step.description}
          </Text>
        ) : null}
      </header>
      <Form
        ref={form}
        summaryTitle={summaryTitle}
        messages={step.messages}
        validate={step.validate}
        errors={errors}
        isPending={isPending}
        onSubmit={onSubmit}
      >
        {typeof step.content === 'function' ? step.content(view) : step.content}
        <div className={styles.actions}>
          {onBack ? (
            <Button aria-disabled={isPending} onPress={onBack}>
              {labels.back}
            </Button>
          ) : null}
          {onCancel && labels.cancel ? (
            <Button tone="quiet" aria-disabled={isPending} onPress={onCancel}>
              {labels.cancel}
            </Button>
          ) : null}
          <Button type="submit" tone="primary" isPending={isPending} pendingLabel={labels.pending}>
            {leave}
          </Button>
        </div>
      </Form>
    </section>
  )
}
