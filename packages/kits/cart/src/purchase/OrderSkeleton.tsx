'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { purchaseMessages } from '../messages/namespaces.ts'
import * as styles from '../order/order.css.ts'

/** As tall as the lines of an order, below the title of their card where it is known. */
export function OrderSkeleton({ title }: { title?: string }) {
  const t = useMessages(purchaseMessages)
  return (
    <Card as="div" title={title} level={3}>
      <SkeletonGroup label={t('loading')}>
        <SkeletonText lines={8} />
      </SkeletonGroup>
    </Card>
  )
}

/** What an order needs to be bought, part by part as it comes, beside its lines. */
export function OrderStepSkeleton() {
  const t = useMessages(purchaseMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.review}>
        <Card as="div" title={t('summary')} isFlush data-summary="">
          <table className={styles.lines}>
            <Line />
            <Line />
            <tfoot>
              <Row />
              <Row />
              <Row isMain />
              <Row />
            </tfoot>
          </table>
        </Card>
        <Card as="div" title={t('payment')}>
          <div className={styles.terms}>
            <SkeletonText size="xs" width="xs" />
            <Method />
            <Method />
          </div>
        </Card>
        <AgreementBars />
      </div>
    </SkeletonGroup>
  )
}

/** The terms and the button, while what they depend on is read. */
export function AgreementSkeleton() {
  const t = useMessages(purchaseMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <AgreementBars />
    </SkeletonGroup>
  )
}

function AgreementBars() {
  const t = useMessages(purchaseMessages)
  return (
    <Card as="div" title={t('agreement')}>
      <div className={styles.step}>
        <SkeletonText width="md" />
        <SkeletonText lines={2} />
        <SkeletonText lines={2} />
        <SkeletonText lines={3} />
        <SkeletonText width="lg" />
        <SkeletonText lines={2} />
        <div className={styles.actions}>
          <Skeleton height="control" width="sm" />
        </div>
      </div>
    </Card>
  )
}

function Method() {
  return (
    <div className={styles.waitingMethod}>
      <SkeletonText width="md" />
      <SkeletonText width="sm" />
    </div>
  )
}

function Line() {
  return (
    <tbody>
      <tr>
        <th>
          <span className={styles.name}>
            <SkeletonText width="md" />
          </span>
          <span className={styles.quiet}>
            <SkeletonText width="sm" />
          </span>
        </th>
        <Amount />
      </tr>
    </tbody>
  )
}

function Row({ isMain }: { isMain?: boolean }) {
  return (
    <tr data-main={isMain ? '' : undefined}>
      <th>
        <SkeletonText width="sm" />
      </th>
      <Amount />
    </tr>
  )
}

function Amount() {
  return (
    <td data-amount="">
      <SkeletonText sample="$29.95" />
    </td>
  )
}
