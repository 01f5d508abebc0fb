'use client'
import { createToastQueue, type ToastQueue, ToastRegion } from '@memberkit/primitives/toast'
import { useEffect, useState } from 'react'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'

export function Toasts({ onReady }: { onReady: (queue: ToastQueue) => void }) {
  const t = useMessages(toolMessages)
  const [queue] = useState(createToastQueue)
  useEffect(() => onReady(queue), [queue, onReady])
  return <ToastRegion queue={queue} label={t('toasts')} closeLabel={t('close')} />
}
