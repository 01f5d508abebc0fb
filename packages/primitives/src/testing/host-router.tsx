import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react'
import type { LinkComponent } from '../link/index.ts'

/** The link of a host's router that tells where it goes instead of going there. */
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
