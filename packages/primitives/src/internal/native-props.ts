import type { ComponentPropsWithoutRef } from 'react'

/**
 * Props that a component passes to its element: `data-*`, `aria-*`, `id`, handlers and native attributes. Never a class
 * or an inline style: props control appearance, and inline styles break a strict content security policy.
 */
export type NativeProps<E extends keyof React.JSX.IntrinsicElements, Own = unknown> = Omit<
  ComponentPropsWithoutRef<E>,
  'className' | 'style' | 'color' | 'dangerouslySetInnerHTML' | keyof Own
>
