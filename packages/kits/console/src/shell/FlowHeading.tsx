'use client'
import { useHeadingFocus } from '@memberkit/foundation'
import { Heading } from '@memberkit/primitives/text'
import type { ReactNode } from 'react'

/** The heading of a page where something is done. Takes the focus that was lost with the button it was opened from. */
export function FlowHeading({ children }: { children: ReactNode }) {
  const heading = useHeadingFocus()
  return (
    <Heading ref={heading} level={2} size="xl" tabIndex={-1}>
      {children}
    </Heading>
  )
}
