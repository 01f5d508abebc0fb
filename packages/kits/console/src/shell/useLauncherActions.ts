'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { humanize } from '@memberkit/foundation/status'
import { useCallback } from 'react'
import { consoleMessages, wordsOf } from '../messages/namespaces.ts'
import { consoleLink } from '../place/console-link.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { actionLabel } from '../words/action-label.ts'

/** Returns a function that lists what can be done without an entity: creating one, and every tool. */
export function useLauncherActions() {
  const { services } = useConsole()
  const { messages } = useMemberkit()
  const t = useMessages(consoleMessages)
  return useCallback(async () => {
    const lists = await Promise.all(
      services.map(async ({ service, creates = [], tools = [], worker = [] }) => {
        if (creates.length + tools.length + worker.length === 0) return []
        const { namespace } = wordsOf(service)
        await messages.load(namespace).catch(() => undefined)
        const table = messages.read(namespace)
        const say = (key: string) => table[key] as string | undefined
        const labelOf = (name: string) =>
          actionLabel(name, say, (action, version) => t('action.version', { action, version })) ?? humanize(name)
        return [
          ...creates.map(({ page, operation }) => ({
            value: consoleLink.toLink({ service, page, flow: 'create', call: operation }, '/'),
            label: labelOf(operation),
          })),
          ...[...worker, ...tools].map((operation) => ({
            value: consoleLink.toLink({ service, flow: 'call', call: operation }, '/'),
            label: labelOf(operation),
          })),
        ]
      }),
    )
    return lists.flat()
  }, [services, messages, t])
}
