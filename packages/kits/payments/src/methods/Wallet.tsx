'use client'
import { rowAttributes, useReturnFocus } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, ResourceView, textIn, UnreadableRows } from '@memberkit/foundation/resource'
import { methodMessages as nameMessages } from '@memberkit/parts/messages/namespaces'
import { usePlatformTime } from '@memberkit/parts/payment-attempt'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { CardIcon, PlusIcon } from '@memberkit/primitives/icons'
import { Notice } from '@memberkit/primitives/notice'
import { LoadMore } from '@memberkit/primitives/pagination'
import { Text } from '@memberkit/primitives/text'
import { type ReactNode, useRef, useState } from 'react'
import { methodMessages } from '../messages/namespaces.ts'
import type { MethodActionName } from './method-actions.ts'
import { MethodRow } from './MethodRow.tsx'
import { AddMethodDialogPart } from './parts.ts'
import type { PaymentMethodsSlots } from './PaymentMethodsPage.tsx'
import type { WalletData, WalletRow } from './useWallet.ts'
import { restOf } from './wallet.rules.ts'
import * as styles from './wallet.css.ts'
import { WalletSkeleton } from './WalletSkeleton.tsx'

export interface WalletProps {
  resource: Resource<WalletData>
  slots?: PaymentMethodsSlots
  /** Whether methods can only be added. */
  isReadOnly: boolean
  /** Whether somebody acts for the member. */
  isActing: boolean
  /** The method whose dialog is open, or `addId`. */
  openId?: string
  onAdd?: () => void
  onChoose: (row: WalletRow, intent: MethodActionName) => void
  onHistory?: (row: WalletRow) => void
  footer?: ReactNode
}

/** The ID of the form to add, among the methods that can be open. */
export const addId = 'add'

/** Rows shown at first, and added by each "Show more". */
const step = 20

/** The payment methods as a card of rows, with a heading and the way to add one. */
export function Wallet({
  resource,
  slots = {},
  isReadOnly,
  isActing,
  openId,
  onAdd,
  onChoose,
  onHistory,
  footer,
}: WalletProps) {
  const t = useMessages(methodMessages)
  const words = useMessages(nameMessages)
  const page = useRef<HTMLDivElement>(null)
  const [limit, setLimit] = useState(step)
  const data = resource.state === 'ready' ? resource.data : undefined
  const now = usePlatformTime(data?.cooldown)
  useReturnFocus(page, openId, Boolean(data), (id) =>
    id === addId ? Boolean(onAdd) : Boolean(data?.rows.some((row) => row.id === id)),
  )
  const isEmpty = data?.count === 0
  const addButton = onAdd ? (
    <Button tone={isEmpty ? 'primary' : 'secondary'} onPress={onAdd} onFocus={() => AddMethodDialogPart.preload()}>
      <PlusIcon />
      <span {...rowAttributes(addId)}>{t('add')}</span>
    </Button>
  ) : undefined
  const add = addButton && <div className={styles.add}>{addButton}</div>
  return (
    <div className={styles.page} ref={page}>
      {slots.before}
      <ResourceView
        resource={resource}
        noun={t('noun')}
        showsUnreadable
        skeleton={<WalletSkeleton canAdd={Boolean(onAdd)} />}
        frame={(panel) => (
          // A host's own words come without the button.
          <Card title={t('title')} actions={isEmpty && slots.empty !== undefined ? add : undefined}>
            {panel}
          </Card>
        )}
        isEmpty={({ count }) => count === 0}
        empty={
          slots.empty === undefined ? (
            <EmptyState icon={CardIcon} title={t('empty.heading')} action={addButton}>
              {onAdd ? t('empty.text') : isActing ? words('noAddingForOthers') : t('empty.noWay')}
            </EmptyState>
          ) : (
            slots.empty
          )
        }
      >
        {({ rows, count, unreadable, cooldown }) => (
          <>
            {slots.header?.({ rows, count, unreadable, cooldown })}
            <Card
              isFlush
              title={t('title')}
              description={<Text size="xs">{t('caption', { count })}</Text>}
              actions={add}
              footer={
                isActing && !isReadOnly ? (
                  <Notice isStatic tone="info">
                    {words('noAddingForOthers')}
                  </Notice>
                ) : undefined
              }
            >
              <ul className={styles.rows}>
                {rows.slice(0, limit).map((row) => (
                  <MethodRow
                    key={row.id}
                    row={row}
                    rest={restOf(cooldown, row.id, now)}
                    onChoose={isReadOnly ? undefined : (intent) => onChoose(row, intent)}
                    onHistory={onHistory && (() => onHistory(row))}
                  />
                ))}
              </ul>
              {unreadable.length > 0 ? (
                <UnreadableRows
                  unreadable={unreadable}
                  title={t('unread')}
                  nameOf={({ received }) => textIn(received, 'name')}
                />
              ) : null}
            </Card>
            {rows.length > step ? (
              <LoadMore
                label={t('more')}
                count={t('shown', { shown: Math.min(limit, rows.length), count: rows.length })}
                onPress={limit < rows.length ? () => setLimit(limit + step) : undefined}
              />
            ) : null}
          </>
        )}
      </ResourceView>
      {footer}
      {slots.after}
    </div>
  )
}
