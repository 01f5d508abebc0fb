'use client'
import { Alert } from '@memberkit/primitives/alert'
import { useEffect, useRef } from 'react'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'

/** Says that a press only confirmed the changes on screen: one more sends. */
export function PressAgain({ button }: { button: string }) {
  const t = useMessages(actionMessages)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = alert.current?.getRootNode() as Document | ShadowRoot
    // A second Enter must not confirm what hasn't been read.
    if (root.activeElement?.matches('button')) alert.current?.focus()
    alert.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Alert ref={alert} tabIndex={-1} tone="caution" data-mk-action="asked">
      {t('pressAgain', { button })}
    </Alert>
  )
}
