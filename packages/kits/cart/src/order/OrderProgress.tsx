'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Stepper } from '@memberkit/primitives/stepper'
import { orderMessages } from '../messages/namespaces.ts'
import { stageOf, stepsOf } from './order-status.rules.ts'
import type { Order } from './received.ts'

/** The progress of an order: placed, payment, set up. Both status lists lead to the same steps. */
export function OrderProgress({ order }: { order: Pick<Order, 'status'> }) {
  const t = useMessages(orderMessages)
  // Nothing is known of it, so nothing is drawn.
  if (stageOf(order) === 'unknown') return null
  return (
    <Stepper
      label={t('steps')}
      steps={stepsOf(order).map(({ id, state }) => ({ id, state, label: t(`step.${id}`) }))}
      positionLabel={(position, count) => t('step.position', { position, count })}
      doneLabel={t('step.done')}
      problemLabel={t('step.problem')}
    />
  )
}
