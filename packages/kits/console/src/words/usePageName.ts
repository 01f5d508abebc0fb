'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { humanize } from '@memberkit/foundation/status'
import { useCallback } from 'react'
import { consoleMessages } from '../messages/namespaces.ts'

/** Returns a function that names the entities of a page of a service, or a service: "Offers". */
export function usePageName(): (name: string, service?: string) => string {
  const t = useMessages(consoleMessages)
  return useCallback(
    (name, service) => {
      const say = t as (key: string) => string
      for (const key of [`page.${service}.${name}`, `page.${name}`, `service.${name}`]) {
        const text = say(key)
        if (text !== key && text !== '') return text
      }
      return humanize(name)
    },
    [t],
  )
}
