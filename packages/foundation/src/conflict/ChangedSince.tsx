'use client'
import { formatInstant } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { type ReactNode, useEffect, useRef } from 'react'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'

export interface ChangedSinceProps {
  /** What has changed: "This invoice has changed". */
  title: string
  /** What that means for what the person is about to do. */
  children: ReactNode
  /** The facts that are different, in words; a value that is absent is said to be none. */
  changes: readonly { readonly label: string; readonly before?: string; readonly after?: string }[]
  /** Who changed it, and when: the newest journal entry. See `useLastChange`. */
  changedBy?: { actor: { name: string }; at: string }
  /** The way on, once the person has seen it. */
  actions?: ReactNode
}

/** Says that an entity is no longer what the person has read, and what is different, before anything is done to it. */
export function ChangedSince({ title, children, changes, changedBy, actions }: ChangedSinceProps) {
  const t = useMessages(actionMessages)
  const { locale, timeZone } = useMemberkit()
  const alert = useRef<HTMLDivElement>(null)
  // Who it was and what is different come a moment later, and take room.
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [changedBy, changes.length])
  return (
    <Alert ref={alert} tone="caution" title={title} actions={actions} data-mk-action="changed">
      <Stack gap="xs">
        <span>
          {changedBy
            ? `${t('changedBy', { name: changedBy.actor.name, time: formatInstant(changedBy.at, locale, timeZone) })} `
            : ''}
          {children}
        </span>
        {changes.length > 0 ? (
          <KeyValue>
            {changes.map(({ label, before = t('none'), after = t('none') }) => (
              <KeyValueItem key={label} label={label}>
                {t('changedValue', { after, before })}
              </KeyValueItem>
            ))}
          </KeyValue>
        ) : null}
      </Stack>
    </Alert>
  )
}
