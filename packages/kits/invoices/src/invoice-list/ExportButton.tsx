'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button, type ButtonProps } from '@memberkit/primitives/button'
import { ChevronDownIcon } from '@memberkit/primitives/icons'
import { listMessages } from '../messages/namespaces.ts'

/** Looks like the button of the menu that takes its place once somebody asks for it. */
export function ExportButton(props: Omit<ButtonProps, 'children'>) {
  const t = useMessages(listMessages)
  return (
    <Button {...props} size="small" aria-haspopup="menu" aria-expanded={false} pendingLabel={t('loading')}>
      {t('list.export')}
      <ChevronDownIcon />
    </Button>
  )
}
