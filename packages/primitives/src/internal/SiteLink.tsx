'use client'
import { type ComponentPropsWithoutRef, forwardRef, useContext } from 'react'
import { LinkContext } from '../link/LinkProvider.tsx'
import { safeHref } from '../link/safe-href.ts'

/** An unstyled link, rendered by the host's router. Renders one `<a>`. */
export const SiteLink = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<'a'> & { href: string }>(
  function SiteLink({ href, ...native }, ref) {
    const Adapter = useContext(LinkContext)
    // oxlint-disable-next-line react/static-components -- made by the host, once
    return <Adapter {...native} ref={ref} href={safeHref(href)} />
  },
)
