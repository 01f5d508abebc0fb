'use client'
import { formatInstant } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Strong } from '@memberkit/primitives/text'
import { type ReactNode, useEffect, useRef } from 'react'
import { actionMessages } from '../messages/actions.ts'
import { fillSlot, slot } from '../messages/slot.tsx'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import * as styles from './Conflict.css.ts'

export interface ChangedSinceProps {
  /** The title: "This invoice has changed". */
  title: string
  /** The consequence for the person's intended action. */
  children: ReactNode
  /** The changed facts in words; an absent value is shown as none. */
  changes: readonly { readonly label: string; readonly before?: string; readonly after?: string }[]
  /** The author and time of the change: the newest journal entry. See `useLastChange`. Not shown without `changes`. */
  changedBy?: { actor: { name: string }; at: string }
  /** The next step, once the person has seen the change. */
  actions?: ReactNode
}

/** Warns that an entity has changed since the person read it, and shows the changes, before an action is sent. */
export function ChangedSince({ title, children, changes, changedBy, actions }: ChangedSinceProps) {
  const t = useMessages(actionMessages)
  const { locale, timeZone } = useMemberkit()
  // Where nothing shown has changed, the newest entry is of a time before.
  const author = changes.length > 0 ? changedBy : undefined
  const alert = useRef<HTMLDivElement>(null)
  const words = changes.map(({ before, after }) => `${after}${before}`).join()
  // The author and names within the changes load a moment later and take space.
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [changedBy, words])
  return (
    <Alert ref={alert} tabIndex={-1} tone="caution" title={title} actions={actions} data-mk-action="changed">
      <Stack gap="xs">
        <span>
          {author
            ? `${t('changedBy', { name: author.actor.name, time: formatInstant(author.at, locale, timeZone) })} `
            : ''}
          {children}
        </span>
        {changes.length > 0 ? (
          <div className={styles.changes}>
            <KeyValue>
              {changes.map(({ label, before = t('none'), after = t('none') }, index) => (
                // Contracts of one name have the same label.
                <KeyValueItem key={`${label} ${index}`} label={label}>
                  {fillSlot(t('changedValue', { after: slot, before }), <Strong>{after}</Strong>)}
                </KeyValueItem>
              ))}
            </KeyValue>
          </div>
        ) : null}
      </Stack>
    </Alert>
  )
}
