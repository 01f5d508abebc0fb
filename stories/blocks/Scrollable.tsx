import type { ReactNode } from 'react'
import './blocks.css'

/** Holds what may be wider than the page; can be scrolled with the keyboard. */
export function Scrollable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="scrollable" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
