import { type RefObject, useEffect, useState } from 'react'
import type { SectionName } from './section-names.ts'

/** Share of the window's height down to which a section counts as the one that is read. */
const readingLine = 0.3

/** Returns the section that a person is at: that with the focus while its beginning is in view, else the one being read. */
export function useCurrentSection(form: RefObject<HTMLElement | null>): SectionName | undefined {
  const [current, setCurrent] = useState<SectionName>()
  useEffect(() => {
    const page = form.current
    if (!page) return
    const update = () => setCurrent(currentIn(page))
    update()
    // Captured, as the page may scroll in a box of the host's.
    document.addEventListener('scroll', update, { capture: true, passive: true })
    page.addEventListener('focusin', update)
    return () => {
      document.removeEventListener('scroll', update, { capture: true })
      page.removeEventListener('focusin', update)
    }
  }, [form])
  return current
}

function currentIn(page: Element) {
  const sections = [...page.querySelectorAll<HTMLElement>('[data-mk-section]')]
  const top = (one: HTMLElement) => one.getBoundingClientRect().top
  const focused = sections.find((one) => one.matches(':focus-within'))
  const isInView = focused && top(focused) >= 0 && top(focused) < window.innerHeight
  const read = sections.findLast((one) => top(one) <= window.innerHeight * readingLine) ?? sections[0]
  return (isInView ? focused : read)?.dataset.mkSection as SectionName | undefined
}
