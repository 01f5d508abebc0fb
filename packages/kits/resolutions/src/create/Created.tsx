'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { useLabel } from '@memberkit/parts/labels'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { CopyToClipboard } from '@memberkit/primitives/copy-to-clipboard'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { announce } from '@memberkit/primitives/live'
import { Heading } from '@memberkit/primitives/text'
import { useEffect, useRef } from 'react'
import { createMessages } from '../messages/create/namespaces.ts'
import * as styles from './Create.css.ts'
import type { Draft } from './draft.ts'
import type { Resolution } from './received.ts'

interface CreatedProps {
  one: Resolution
  copies: readonly Resolution[]
  kind: Draft['kind']
  level: 1 | 2 | 3
  onOpen: ((id: string) => void) | undefined
}

/** The created case, and whether the request arrived more than once. */
export function Created({ one, copies, kind, level, onOpen }: CreatedProps) {
  const t = useMessages(createMessages)
  const concern = useLabel('ResolutionConcern')
  const heading = useRef<HTMLHeadingElement>(null)
  const said = t(`created.${kind}`, { id: one.friendlyId })
  useEffect(() => {
    heading.current?.focus()
    announce(said)
  }, [said])
  return (
    <div className={styles.page}>
      <Heading ref={heading} level={level} size="xl" tabIndex={-1}>
        {said}
      </Heading>
      {copies.length > 0 ? (
        <Alert isStatic tone="caution" title={t('twice.title')}>
          {t('twice.text', { ids: [one, ...copies].map(({ friendlyId }) => friendlyId).join(', ') })}
        </Alert>
      ) : null}
      <Alert isStatic tone="positive">
        {t(`created.${kind}.text`)}
      </Alert>
      <Card>
        <KeyValue>
          <KeyValueItem label={t('review.member')}>{one.owner.name}</KeyValueItem>
          {one.branch ? <KeyValueItem label={t('where.branch')}>{one.branch.name}</KeyValueItem> : null}
          {one.concern ? <KeyValueItem label={t('what.concern')}>{concern(one.concern)}</KeyValueItem> : null}
          <KeyValueItem label={t('what.description')}>
            <span className={styles.words} lang={one.locale} {...replayMask}>
              {one.description}
            </span>
          </KeyValueItem>
        </KeyValue>
      </Card>
      <div className={styles.actions}>
        {onOpen ? (
          <Button tone="primary" onPress={() => onOpen(one.id)}>
            {t('created.open')}
          </Button>
        ) : null}
        <CopyToClipboard
          value={one.friendlyId}
          labels={{ copy: t('created.copy'), copied: t('created.copied'), failed: t('created.copyFailed') }}
        />
      </div>
    </div>
  )
}
