import { forwardRef } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import { SiteLink } from '../internal/SiteLink.tsx'
import * as styles from './Button.css.ts'
import type { ButtonProps } from './Button.tsx'

export interface LinkButtonProps extends NativeProps<'a'>, Pick<ButtonProps, 'tone' | 'size'> {
  /** Addresses that could run a script are omitted. */
  href: string
}

/** A link that looks like a button, through the host's router. Renders one `<a>`. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { tone = 'secondary', size = 'medium', ...native },
  ref,
) {
  return <SiteLink ref={ref} className={styles.button} data-tone={tone} data-size={size} {...native} />
})
