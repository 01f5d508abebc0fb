import { type AnchorHTMLAttributes, forwardRef } from 'react'
import * as styles from './Button.css.ts'
import type { ButtonProps } from './Button.tsx'

export interface LinkButtonProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'>,
    Pick<ButtonProps, 'tone' | 'size' | 'children'> {
  href: string
}

/** Goes to another address and looks like a button. Renders one `<a>`. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { tone = 'secondary', size = 'medium', ...native },
  ref,
) {
  return <a {...native} ref={ref} className={styles.button} data-tone={tone} data-size={size} />
})
