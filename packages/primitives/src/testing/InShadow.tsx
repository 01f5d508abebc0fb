import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'

/** Renders into an open shadow root without styles. */
export function InShadow({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  return (
    <div
      ref={(host) => {
        if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }))
      }}
    >
      {root ? createPortal(children, root as unknown as Element) : null}
    </div>
  )
}
