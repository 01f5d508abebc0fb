'use client'
import { Button } from '@memberkit/primitives/button'
import { ArrowStartIcon } from '@memberkit/primitives/icons'
import * as styles from './Detail.css.ts'
import type { BackLink } from './useBackLink.ts'

/** The way back above a page, its arrow in line with the text below. */
export function BackButton({ label, leave }: Pick<BackLink, 'label' | 'leave'>) {
  return (
    <div className={styles.backLink} data-mk-back="">
      <Button tone="quiet" size="small" onPress={leave}>
        <ArrowStartIcon />
        {label}
      </Button>
    </div>
  )
}
