'use client'
import type { Operation } from '@memberkit/contract'
import { restoreLostFocus, useResource } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { useEffect, useRef, useState } from 'react'
import { hasNoInput, inputsOf } from '../actions/inputs-of.ts'
import { AnswerView } from '../call/AnswerView.tsx'
import { useDeskContext } from '../fields/DeskContext.ts'
import { laterMessages } from '../messages/namespaces.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { addressOf, idOf } from '../runtime/address.ts'
import type { DeskPage, Entity, Scope } from '../runtime/desk.ts'
import * as styles from './entity.css.ts'

export interface PanelProps {
  page: DeskPage
  name: string
  operation: Operation
  entity: Entity
  scope: Scope
}

/** A further read about an entity, requested when it is asked for: a page of many reads would be slow. */
export function Panel({ page, name, operation, entity, scope }: PanelProps) {
  const t = useMessages(laterMessages)
  const { desk, words } = useDeskContext()
  const { go } = useConsole()
  const [isOpen, setOpen] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (isOpen) restoreLostFocus(card.current)
  }, [isOpen])
  const address = addressOf(page, operation, scope, entity)
  const isPlain = hasNoInput(inputsOf(operation, address, desk.names)) && operation.responseType === undefined
  const open = () =>
    isPlain
      ? setOpen(true)
      : go({ service: page.service, page: page.name, in: scope, id: idOf(page, entity), flow: 'call', call: name })
  return (
    <div ref={card} tabIndex={-1} className={styles.panel}>
      <Card
        title={words.action(name)}
        level={3}
        actions={
          isOpen ? null : (
            <Button size="small" aria-label={t('panel.showOf', { what: words.action(name) })} onPress={open}>
              {t('panel.show')}
            </Button>
          )
        }
      >
        {isOpen ? <Read operation={operation} address={address} label={words.action(name)} /> : null}
      </Card>
    </div>
  )
}

function Read({ operation, address, label }: { operation: Operation; address: Scope; label: string }) {
  const t = useMessages(laterMessages)
  const resource = useResource(operation, address as never)
  return (
    <ResourceView
      resource={resource}
      noun={t('panel.noun')}
      skeleton={
        <SkeletonGroup label={label}>
          <SkeletonText lines={3} />
        </SkeletonGroup>
      }
    >
      {(data) => <AnswerView operation={operation} data={data} />}
    </ResourceView>
  )
}
