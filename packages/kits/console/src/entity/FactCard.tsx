'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Heading } from '@memberkit/primitives/text'
import { useId } from 'react'
import { useDeskContext } from '../fields/DeskContext.ts'
import { FieldValue } from '../fields/FieldValue.tsx'
import { consoleMessages } from '../messages/namespaces.ts'
import type { DeskPage, Entity } from '../runtime/desk.ts'
import * as styles from './entity.css.ts'
import { shownGroups } from './fact-groups.ts'

export interface FactCardProps {
  page: DeskPage
  entity: Entity
}

/** The facts of an entity in groups: one card, because a card for each leaves holes between columns. */
export function FactCard({ page, entity }: FactCardProps) {
  const t = useMessages(consoleMessages)
  const { words } = useDeskContext()
  const id = useId()
  return (
    <Card>
      <div className={styles.groups}>
        {shownGroups(page).map(({ group, fields }) => (
          <section key={group} className={styles.group} aria-labelledby={`${id}${group}`}>
            <Heading id={`${id}${group}`} level={3} size="sm">
              {t(`group.${group}`)}
            </Heading>
            <KeyValue>
              {fields.map((field) => (
                <KeyValueItem key={field.name} label={words.field(field.name, page.name)}>
                  <FieldValue field={field} value={entity[field.name]} record={entity} owner={page.name} />
                </KeyValueItem>
              ))}
            </KeyValue>
          </section>
        ))}
      </div>
    </Card>
  )
}
