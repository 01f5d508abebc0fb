'use client'
import { Button, type ButtonProps } from '@memberkit/primitives/button'
import { ChevronDownIcon } from '@memberkit/primitives/icons'
import { coreMessages } from '../messages/core.ts'
import { useMessages } from '../messages/useMessages.ts'

/** Looks like the menu button that replaces it on first use. */
export function ExportButton(props: Omit<ButtonProps, 'children'>) {
  const t = useMessages(coreMessages)
  return (
    <Button {...props} size="small" aria-haspopup="menu" aria-expanded={false} pendingLabel={t('listLoading')}>
      {t('listExport')}
      <ChevronDownIcon />
    </Button>
  )
}
