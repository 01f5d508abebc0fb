'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { useDeskContext } from '../fields/DeskContext.ts'
import { FieldValue } from '../fields/FieldValue.tsx'
import { consoleMessages } from '../messages/namespaces.ts'
import type { DeskPage, Entity } from '../runtime/desk.ts'
import * as styles from './entity.css.ts'
import { shownGroups } from './fact-groups.ts'

export interface FactCardsProps {
  page: DeskPage
  entity: Entity
}

/** The facts of an entity in groups, in two columns of about the same height. */
export function FactCards({ page, entity }: FactCardsProps) {
  const t = useMessages(consoleMessages)
  const { words } = useDeskContext()
  return (
    <div className={styles.groups}>
      {shownGroups(page).map(({ group, fields }) => (
        <div key={group} className={styles.group}>
          <Card title={t(`group.${group}`)} level={3}>
            <KeyValue>
              {fields.map((field) => (
                <KeyValueItem key={field.name} label={words.field(field.name, page.name)}>
                  <FieldValue field={field} value={entity[field.name]} record={entity} owner={page.name} />
                </KeyValueItem>
              ))}
            </KeyValue>
          </Card>
        </div>
      ))}
    </div>
  )
}
