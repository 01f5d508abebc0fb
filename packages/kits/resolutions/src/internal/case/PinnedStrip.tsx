'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { IconButton } from '@memberkit/primitives/icon-button'
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '@memberkit/primitives/icons'
import { announce } from '@memberkit/primitives/live'
import { Heading } from '@memberkit/primitives/text'
import { ActionMessage } from '@memberkit/foundation/action'
import { useRef } from 'react'
import { caseMessages } from '../../messages/case/namespace.ts'
import { internalMessages } from '../../messages/internal/namespaces.ts'
import * as caseStyles from '../../shared/view/Case.css.ts'
import * as styles from './Internal.css.ts'
import type { Pins } from './usePins.ts'

/** The pinned notes of both kinds, above the conversation; put in order by buttons, so by keys, too. */
export function PinnedStrip({ pins, isReadOnly }: { pins: Pins; isReadOnly: boolean }) {
  const t = useMessages(internalMessages)
  const words = useMessages(caseMessages)
  const strip = useRef<HTMLElement>(null)
  const { pinned, actions, move, toggle } = pins
  const troubles = actions.filter(({ state }) => state.phase !== 'done' && state.phase !== 'idle')
  if (pinned.length === 0 && troubles.length === 0) return null
  const shift = (index: number, by: 1 | -1) => {
    const entry = pinned[index]
    if (!entry) return
    move(entry, by)
    announce(t('pin.moved', { position: index + by + 1, count: pinned.length }))
  }
  return (
    <section ref={strip} tabIndex={-1} className={styles.pinned} aria-label={words('pinned.notes')}>
      {pinned.length > 0 ? (
        <Heading level={3} size="sm">
          {words('pinned.notes')}
        </Heading>
      ) : null}
      <ol role="list" className={styles.pinnedList}>
        {pinned.map((entry, index) => {
          const { body, author } = entry.note
          const isInternal = entry.list === 'internalUseOnlyNotes'
          return (
            <li key={entry.id} className={styles.pin} data-internal={isInternal ? '' : undefined}>
              <p className={styles.pinText}>
                {body}{' '}
                <span className={caseStyles.quiet}>{`${author.name}${isInternal ? ` · ${t('internal')}` : ''}`}</span>
              </p>
              {isReadOnly ? null : (
                <span className={styles.pinControls}>
                  <IconButton
                    size="small"
                    tone="quiet"
                    label={t('pin.up')}
                    icon={<ChevronUpIcon />}
                    aria-disabled={index === 0}
                    onPress={() => shift(index, -1)}
                  />
                  <IconButton
                    size="small"
                    tone="quiet"
                    label={t('pin.down')}
                    icon={<ChevronDownIcon />}
                    aria-disabled={index === pinned.length - 1}
                    onPress={() => shift(index, 1)}
                  />
                  <IconButton
                    size="small"
                    tone="quiet"
                    label={t('unpin.of', { name: author.name })}
                    icon={<CloseIcon />}
                    onPress={() => {
                      toggle(entry)
                      strip.current?.focus()
                    }}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {troubles.map((action, index) => (
        <ActionMessage key={index} action={action} />
      ))}
    </section>
  )
}
