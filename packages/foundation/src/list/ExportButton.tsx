'use client'
import { Button, type ButtonProps } from '@memberkit/primitives/button'
import { ChevronDownIcon, DownloadIcon } from '@memberkit/primitives/icons'
import { coreMessages } from '../messages/core.ts'
import { useMessages } from '../messages/useMessages.ts'
import * as styles from './List.css.ts'

/** Looks like the menu button that replaces it on first use. */
export function ExportButton(props: Omit<ButtonProps, 'children'>) {
  const t = useMessages(coreMessages)
  return (
    <Button {...props} size="small" aria-haspopup="menu" aria-expanded={false} pendingLabel={t('listLoading')}>
      <ExportLabel />
    </Button>
  )
}

/** Its name and an arrow; an icon where there is little room. */
export function ExportLabel() {
  const t = useMessages(coreMessages)
  return (
    <>
      <span className={styles.symbol}>
        <DownloadIcon />
      </span>
      <span className={styles.word}>{t('listExport')}</span>
      <span className={styles.arrow}>
        <ChevronDownIcon />
      </span>
    </>
  )
}
