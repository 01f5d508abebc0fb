'use client'
import { useMemberkit } from '@memberkit/foundation'
import { DetailColumns, DetailHeader } from '@memberkit/foundation/detail'
import { useMessages } from '@memberkit/foundation/messages'
import { StatusText } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { Alert } from '@memberkit/primitives/alert'
import { Money } from '@memberkit/primitives/money'
import type { RefObject } from 'react'
import { transactionDetailMessages, transactionMessages } from '../../messages/namespaces.ts'
import { TransactionMenuPart } from '../staff/transaction-menu-part.ts'
import { isSettling, shownAmount } from '../shared/transaction.rules.ts'
import { transactionLooks } from '../shared/transaction-looks.ts'
import { useTypeLabel } from '../shared/useTypeLabel.ts'
import type { TransactionIntent } from '../staff/calls.ts'
import { ChainCard } from './ChainCard.tsx'
import { TransactionFacts } from './TransactionFacts.tsx'
import type { TransactionDetailData } from './useTransactionDetail.ts'

export interface TransactionDetailViewProps {
  detail: TransactionDetailData
  /** The element to print. */
  printed: RefObject<HTMLElement | null>
  onOpen?: (transactionId: string) => void
  onChoose: (intent: TransactionIntent) => void
}

/** The transaction as a page. */
export function TransactionDetailView({ detail, printed, onOpen, onChoose }: TransactionDetailViewProps) {
  const t = useMessages(transactionDetailMessages)
  const words = useMessages(transactionMessages)
  const { realm, client } = useMemberkit()
  const looks = useLooks(transactionLooks)
  const type = useTypeLabel()
  const { row } = detail
  const { transaction } = row
  const isAwaited = isSettling(transaction, client.serverTime.now())
  return (
    <>
      <DetailHeader
        title={type(transaction.type)}
        status={<StatusText field="transaction.status" value={transaction.status} looks={looks} />}
        lead={
          <Money amount={shownAmount(transaction)} currency={transaction.currency} placeholder={words('noAmount')} />
        }
        isFigure
        printLabel={t('print')}
        printed={printed}
        actions={realm === 'Internal' ? <TransactionMenuPart row={row} onChoose={onChoose} /> : null}
      />
      {transaction.status === 'TIMEDOUT' || transaction.status === 'CREATED' ? (
        <Alert
          isStatic
          tone={transaction.status === 'TIMEDOUT' ? 'caution' : 'info'}
          title={t(transaction.status === 'TIMEDOUT' ? 'TIMEDOUT' : 'CREATED')}
        >
          {t(isAwaited ? 'awaited' : 'noAnswer')}
        </Alert>
      ) : null}
      <DetailColumns main={<ChainCard detail={detail} onOpen={onOpen} />} side={<TransactionFacts row={row} />} />
    </>
  )
}
