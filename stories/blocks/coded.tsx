import type { ReactNode } from 'react'
import './blocks.css'

/** A text in which what stands between backticks is code. */
export function coded(text: string): ReactNode {
  return text.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <code key={at} className="coded">
        {part}
      </code>
    ),
  )
}
