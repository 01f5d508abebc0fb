'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { LockIcon } from '@memberkit/primitives/icons'
import { announce } from '@memberkit/primitives/live'
import { Heading } from '@memberkit/primitives/text'
import { ActionMessage } from '@memberkit/foundation/action'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { caseMessages } from '../../messages/case/namespace.ts'
import { internalMessages } from '../../messages/internal/namespaces.ts'
import * as styles from './Internal.css.ts'
import { PinMenuPart } from '../parts.ts'
import type { Pins } from './usePins.ts'

/** How many a phone shows before it is asked for all: the conversation is what the page is for. */
const fewest = 2

/** About a line, beside the author's name. */
const mostLetters = 90

/** Returns the beginning of a note on one line: the whole of it is in the conversation. */
function beginningOf(body: string) {
  const letters = [...body.replace(/\s+/gu, ' ').trim()]
  return letters.length > mostLetters
    ? `${letters
        .slice(0, mostLetters - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}

/** The pinned notes of both kinds, a line each above the conversation; put in order by a menu each, so by keys, too. */
export function PinnedStrip({ pins, isReadOnly }: { pins: Pins; isReadOnly: boolean }) {
  const t = useMessages(internalMessages)
  const words = useMessages(caseMessages)
  const strip = useRef<HTMLElement>(null)
  const [isWhole, setWhole] = useState(false)
  const { pinned, actions, move, toggle } = pins
  const troubles = actions.filter(({ state }) => state.phase !== 'done' && state.phase !== 'idle')
  if (pinned.length === 0 && troubles.length === 0) return null
  const shift = (index: number, by: 1 | -1) => {
    const entry = pinned[index]
    if (!entry) return
    flushSync(() => {
      // Where it goes may be folded away, and the focus with it.
      if (index + by >= fewest) setWhole(true)
      move(entry, by)
    })
    // The browser takes the focus from an element that goes to another place.
    strip.current?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(entry.id)}"] button`)?.focus()
    announce(t('pin.moved', { position: index + by + 1, count: pinned.length }))
  }
  return (
    <section ref={strip} tabIndex={-1} className={styles.pinned} aria-label={words('pinned.notes')}>
      {pinned.length > 0 ? (
        <Heading level={3} size="sm">
          {words('pinned.notes')}
        </Heading>
      ) : null}
      <ol role="list" className={styles.pinnedList} data-whole={isWhole ? '' : undefined}>
        {pinned.map((entry, index) => {
          const { body, author } = entry.note
          const isInternal = entry.list === 'internalUseOnlyNotes'
          return (
            <li key={entry.id} className={styles.pin} data-pin={entry.id} data-internal={isInternal ? '' : undefined}>
              {isInternal ? <LockIcon /> : null}
              <div className={styles.pinWords}>
                <p className={styles.pinText} title={body}>
                  {beginningOf(body)}
                </p>
                <p className={styles.pinAuthor}>{`${author.name}${isInternal ? ` · ${t('internal')}` : ''}`}</p>
              </div>
              {isReadOnly ? null : (
                <span className={styles.pinControls}>
                  <PinMenuPart
                    author={author.name}
                    position={index + 1}
                    count={pinned.length}
                    onMove={(by) => shift(index, by)}
                    onUnpin={() => {
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
      {pinned.length > fewest && !isWhole ? (
        <span className={styles.pinnedRest}>
          <Button
            size="small"
            tone="quiet"
            onPress={() => {
              setWhole(true)
              strip.current?.focus()
            }}
          >
            {t('pinned.all', { count: pinned.length })}
          </Button>
        </span>
      ) : null}
      {troubles.map((action, index) => (
        <ActionMessage key={index} action={action} />
      ))}
    </section>
  )
}
