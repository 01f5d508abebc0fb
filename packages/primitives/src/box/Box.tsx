import { forwardRef } from 'react'
import { type Sprinkles, sprinkles } from '@memberkit/tokens/sprinkles'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Box.css.ts'

export const boxElements = [
  'div',
  'span',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'nav',
  'main',
  'ul',
  'ol',
  'li',
  'form',
] as const

export interface BoxProps extends NativeProps<'div', Sprinkles>, Sprinkles {
  /** @default 'div' */
  as?: (typeof boxElements)[number]
  /** For styles that no prop covers; other components have no class. Unlayered rules override all our styles. */
  className?: string
}

/** An element with layout by tokens: space, border, background. Renders one `<div>`, or the element of `as`. */
export const Box = forwardRef<HTMLElement, BoxProps>(function Box({ as: Element = 'div', className, ...props }, ref) {
  const [layout, native] = split(props)
  const classes = `${styles.box} ${sprinkles(layout)}`
  return (
    <Element
      // Safari removes a list without bullets from the accessibility tree.
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
      {...native}
      ref={ref as never}
      className={className ? `${classes} ${className}` : classes}
    />
  )
})

function split(props: Record<string, unknown>) {
  const layout: Record<string, unknown> = {}
  const native: Record<string, unknown> = {}
  for (const name in props) {
    const isLayout = (sprinkles.properties as Set<string>).has(name)
    ;(isLayout ? layout : native)[name] = props[name]
  }
  return [layout as Sprinkles, native] as const
}
