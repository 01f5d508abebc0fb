'use client'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Heading } from '@memberkit/primitives/text'
import type { ReactNode } from 'react'
import * as styles from '../shared/flow/flow.css.ts'

/** The host's alternative to a cancellation, shown beside the cancel button, never before it. */
export interface SaveOfferContent {
  title: string
  children: ReactNode
  /** "Pay 20% less for three months". */
  acceptLabel: string
  /** Called with the subscription's id. The host carries it out; the flow is left unchanged. */
  onAccept: (subscriptionId: string) => void
}

export interface SaveOfferProps {
  offer: SaveOfferContent
  isBusy: boolean
  onAccept: () => void
}

/** The offer of a host, once. Its button looks like the ones that keep the plan and cancel it. */
export function SaveOffer({ offer, isBusy, onAccept }: SaveOfferProps) {
  return (
    <Card>
      <div className={styles.offer}>
        <div className={styles.heading}>
          <Heading level={3} size="md">
            {offer.title}
          </Heading>
          {offer.children}
        </div>
        <div className={styles.actions}>
          <Button aria-disabled={isBusy} onPress={onAccept}>
            {offer.acceptLabel}
          </Button>
        </div>
      </div>
    </Card>
  )
}
