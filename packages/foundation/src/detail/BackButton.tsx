'use client'
import { Button } from '@memberkit/primitives/button'
import { ArrowStartIcon } from '@memberkit/primitives/icons'
import * as styles from './Detail.css.ts'
import type { BackLink } from './useBackLink.ts'

export interface BackButtonProps extends Pick<BackLink, 'label' | 'leave'> {
  /** Whether something is being sent, whose outcome leaving would miss. */
  isBusy?: boolean
}

/** The way back above a page, its arrow in line with the text below. */
export function BackButton({ label, leave, isBusy }: BackButtonProps) {
  return (
    <div className={styles.backLink} data-mk-back="">
      <Button tone="quiet" size="small" aria-disabled={isBusy} onPress={isBusy ? undefined : leave}>
        <ArrowStartIcon />
        {label}
      </Button>
    </div>
  )
}
