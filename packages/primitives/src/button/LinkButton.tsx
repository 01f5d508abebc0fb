import { forwardRef } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Button.css.ts'
import type { ButtonProps } from './Button.tsx'

export interface LinkButtonProps extends NativeProps<'a'>, Pick<ButtonProps, 'tone' | 'size'> {
  href: string
}

/** Goes to another address and looks like a button. Renders one `<a>`. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { tone = 'secondary', size = 'medium', children, ...native },
  ref,
) {
  return (
    <a {...native} ref={ref} className={styles.button} data-tone={tone} data-size={size}>
      {children}
    </a>
  )
})
