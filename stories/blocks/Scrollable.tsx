import type { ReactNode } from 'react'
import './blocks.css'

/** Holds what may be wider than the page; can be scrolled with the keyboard. */
export function Scrollable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // What scrolls has to take the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="scrollable" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
