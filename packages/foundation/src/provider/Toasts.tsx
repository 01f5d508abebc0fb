'use client'
import { type ToastQueue, ToastRegion } from '@memberkit/primitives/toast'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'

export { createToastQueue } from '@memberkit/primitives/toast'

export function Toasts({ queue }: { queue: ToastQueue }) {
  const t = useMessages(toolMessages)
  return <ToastRegion queue={queue} label={t('toasts')} closeLabel={t('close')} />
}
