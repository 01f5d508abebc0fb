'use client'
import {
  type ComponentPropsWithoutRef,
  createContext,
  type ElementType,
  type ReactNode,
  type RefAttributes,
} from 'react'

/** A router's link component, such as React Router's `Link` in a wrapper that passes `href` as `to`. */
export type LinkComponent = ElementType<ComponentPropsWithoutRef<'a'> & RefAttributes<HTMLAnchorElement>>

export const LinkContext = createContext<LinkComponent>('a')

export interface LinkProviderProps {
  /** Renders every link within the site, so that the host's router handles it without a page load. */
  component: LinkComponent
  children: ReactNode
}

export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
}
