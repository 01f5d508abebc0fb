'use client'
import { forwardRef, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import type { NativeProps } from '../internal/native-props.ts'
import type { HeadingLevel } from '../text/Heading.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

interface OwnProps {
  /** The name of the step. */
  title: ReactNode
  /** @default 3 */
  level?: HeadingLevel
  /** The answers: a KeyValue. */
  children: ReactNode
  /** The label of the button that returns to the step; the title is read after it. */
  changeLabel: string
  /** Without it, there is no button. */
  onChange?: () => void
}

export interface ReviewSectionProps extends OwnProps, NativeProps<'section', OwnProps> {}

/** The answers of one step, shown in the last step of a Wizard. Renders one `<section>`. */
export const ReviewSection = forwardRef<HTMLElement, ReviewSectionProps>(function ReviewSection(
  { title, level = 3, children, changeLabel, onChange, ...native },
  ref,
) {
  const change = onChange ? (
    <Button size="small" onPress={onChange}>
      {changeLabel}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  ) : undefined
  return (
    <Card {...native} ref={ref} title={title} level={level} actions={change}>
      {children}
    </Card>
  )
})
