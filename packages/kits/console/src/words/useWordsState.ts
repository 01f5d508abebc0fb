'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEffect, useState } from 'react'
import { sharedWords, wordsOf } from '../messages/namespaces.ts'

/**
 * Whether the words of a service have loaded: a page without them would move once they arrive. Starts loading them, at
 * the same time as the service's definition.
 */
export function useWordsState(service: string | undefined): 'loading' | 'ready' | 'failed' {
  const { messages } = useMemberkit()
  const [ended, setEnded] = useState<{ messages: typeof messages; service: string; isFailed: boolean }>()
  const names = service === undefined ? [] : [wordsOf(service).namespace, sharedWords.namespace]
  const isWaiting = names.some((name) => messages.isWaiting(name))
  useEffect(() => {
    if (service === undefined || !isWaiting) return undefined
    let isWanted = true
    const end = (isFailed: boolean) => isWanted && setEnded({ messages, service, isFailed })
    Promise.all([wordsOf(service), sharedWords].map(({ namespace }) => messages.load(namespace))).then(
      () => end(false),
      () => end(true),
    )
    return () => {
      isWanted = false
    }
  }, [messages, service, isWaiting])
  if (!isWaiting) return 'ready'
  return ended?.isFailed && ended.messages === messages && ended.service === service ? 'failed' : 'loading'
}
