import type { ReactNode } from 'react'
import './Shelf.css'

/** Shows variants of a component in labelled rows. */
export function Shelf({ children }: { children: ReactNode }) {
  return <div className="shelf">{children}</div>
}

Shelf.Row = function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="shelf-row">
      <span className="shelf-label">{label}</span>
      {children}
    </div>
  )
}
