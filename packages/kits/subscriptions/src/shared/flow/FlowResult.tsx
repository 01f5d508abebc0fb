'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { PrintHeader, printDocument } from '@memberkit/foundation/print'
import { ScreenOnly } from '@memberkit/foundation/detail'
import { Button } from '@memberkit/primitives/button'
import { PrintIcon } from '@memberkit/primitives/icons'
import { Card } from '@memberkit/primitives/card'
import { KeyValue } from '@memberkit/primitives/key-value'
import { type ReactNode, useRef } from 'react'
import { flowMessages } from '../../messages/namespaces.ts'
import { FlowHeading } from './FlowFrame.tsx'
import * as styles from './flow.css.ts'

export interface FlowResultProps {
  title: string
  position?: string | undefined
  /** The facts for a later inquiry, as KeyValueItems. */
  facts: ReactNode
  /** The next steps, a sentence each. */
  next: readonly (string | undefined)[]
  /** Buttons beside the one that ends the flow. */
  actions?: ReactNode
  onDone?: (() => void) | undefined
}

/** The confirmation of a flow, to read and to print. */
export function FlowResult({ title, position, facts, next, actions, onDone }: FlowResultProps) {
  const t = useMessages(flowMessages)
  const root = useRef<HTMLDivElement>(null)
  const sentences = next.filter((one) => one !== undefined && one !== '')
  return (
    <div className={styles.form} ref={root}>
      <PrintHeader />
      <FlowHeading position={position} mark={t('confirmed')}>
        {title}
      </FlowHeading>
      <Card>
        <KeyValue>{facts}</KeyValue>
      </Card>
      <Card title={t('next')} level={3}>
        <ul className={styles.list}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Card>
      <ScreenOnly>
        <div className={styles.actions}>
          <Button onPress={() => void printDocument({ title, only: root.current })}>
            <PrintIcon />
            {t('print')}
          </Button>
          {actions}
          {onDone ? (
            <Button tone="primary" onPress={onDone}>
              {t('done')}
            </Button>
          ) : null}
        </div>
      </ScreenOnly>
    </div>
  )
}
