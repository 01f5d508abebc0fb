import type { ComponentPropsWithoutRef } from 'react'

/**
 * What a component hands on to its element: `data-*`, `aria-*`, `id`, handlers and the element's own attributes.
 * Never a class or an inline style: looks come from props, and inline styles break a strict content security policy.
 */
export type NativeProps<E extends keyof React.JSX.IntrinsicElements, Own = unknown> = Omit<
  ComponentPropsWithoutRef<E>,
  'className' | 'style' | 'color' | 'dangerouslySetInnerHTML' | keyof Own
>
