'use client'
import { Button } from '@memberkit/primitives/button'
import { ChevronDownIcon } from '@memberkit/primitives/icons'
import { Reserved } from '../detail/Reserved.tsx'
import type { MessageNamespace } from '../messages/messages.ts'
import { useMessages } from '../messages/useMessages.ts'

export interface MenuPlaceholderProps {
  /** The namespace of the menu's label. */
  messages: MessageNamespace<unknown>
  /** The key of the label in it. */
  label: string
  size?: 'medium' | 'small'
}

/** As wide as the menu that replaces it: the fallback of a menu that loads on demand. */
export function MenuPlaceholder({ messages, label, size }: MenuPlaceholderProps) {
  const t = useMessages(messages as MessageNamespace<Readonly<Record<string, ''>>>)
  return (
    <Reserved>
      <Button disabled size={size}>
        {t(label)}
        <ChevronDownIcon />
      </Button>
    </Reserved>
  )
}
