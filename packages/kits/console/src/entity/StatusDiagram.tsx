'use client'
import { targetsOf } from '@memberkit/contract'
import { type Field, valuesIn } from '@memberkit/contract/fields'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { Disclosure } from '@memberkit/primitives/disclosure'
import { ArrowEndIcon } from '@memberkit/primitives/icons'
import { FieldValue } from '../fields/FieldValue.tsx'
import { useDeskContext } from '../fields/DeskContext.ts'
import { laterMessages } from '../messages/namespaces.ts'
import type { DeskPage } from '../runtime/desk.ts'
import { actionOf } from '@memberkit/contract'
import * as styles from './entity.css.ts'

export interface StatusDiagramProps {
  page: DeskPage
  field: Field
  status: string
  title: string
}

/** The statuses that each status can lead to, and by which action: the current one is marked. */
export function StatusDiagram({ page, field, status, title }: StatusDiagramProps) {
  const t = useMessages(laterMessages)
  const { words } = useDeskContext()
  const steps = valuesIn(field.schema).map((from) => ({ from, leads: leadsFrom(page, from) }))
  if (steps.every(({ leads }) => leads.length === 0)) return null
  return (
    <Card as="div">
      <div className={styles.folded}>
        <Disclosure title={title} headingLevel={3}>
          <ul className={styles.diagram}>
            {steps.map(({ from, leads }) => (
              <li key={from} className={styles.step} aria-current={from === status ? 'step' : undefined}>
                <FieldValue field={field} value={from} record={{}} owner={page.name} />
                {leads.length === 0 ? (
                  <span className={styles.quiet}>{t('diagram.end')}</span>
                ) : (
                  <ul className={styles.leads}>
                    {leads.map(({ name, to }) => (
                      <li key={`${name} ${to}`} className={styles.lead}>
                        <ArrowEndIcon />
                        <span>
                          {t('diagram.by', { status: words.value(field.schema, to), action: words.action(name) })}
                        </span>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </Card>
  )
}

function leadsFrom({ actions, transitions }: DeskPage, from: string) {
  return actions.flatMap(({ name, operation }) => {
    const transition = transitions[actionOf(operation)]
    if (!transition?.to || (transition.from && !transition.from.includes(from))) return []
    return targetsOf(transition, from)
      .filter((to) => to !== from)
      .map((to) => ({ name, to }))
  })
}
