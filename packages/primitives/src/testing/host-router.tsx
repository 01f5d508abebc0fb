import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react'
import type { LinkComponent } from '../link/index.ts'

/** A host router's link that records navigation instead of navigating. */
export function hostRouter(follow: (href: string | undefined) => void): LinkComponent {
  return forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<'a'>>(function RouterLink({ children, ...props }, ref) {
    const onClick = (event: MouseEvent) => {
      event.preventDefault()
      follow(props.href)
    }
    return (
      <a {...props} ref={ref} onClick={onClick} data-router="">
        {children}
      </a>
    )
  })
}
