'use client'
import { DetailPage, DetailSkeleton, useBackLink } from '@memberkit/foundation/detail'
import { useMessages } from '@memberkit/foundation/messages'
import { useRef, useState } from 'react'
import { transactionDetailMessages } from '../../messages/namespaces.ts'
import type { TransactionsPageProps } from '../list/TransactionsPage.tsx'
import { TransactionActionPart } from '../parts.ts'
import type { TransactionIntent } from '../staff/calls.ts'
import { TransactionDetailView } from './TransactionDetailView.tsx'
import { useTransactionDetail } from './useTransactionDetail.ts'

export interface TransactionDetailPageProps extends Omit<TransactionsPageProps, 'slots'> {
  transactionId: string
  /** Opens another transaction of the chain; without it, the control is absent. */
  onOpen?: (transactionId: string) => void
  /** Leads to the list; without it there is no way back. */
  onBack?: () => void
}

/** One transaction, what belongs to it, and what opens from it. */
export function TransactionDetailPage(props: TransactionDetailPageProps) {
  const { identityId, transactionId, invoiceId, linkTransaction, transitions, retypeAbove, chargeVersion } = props
  const { onOpen, onBack } = props
  const t = useMessages(transactionDetailMessages)
  const detail = useTransactionDetail(identityId, transactionId, { invoiceId, linkTransaction, transitions })
  const [intent, setIntent] = useState<TransactionIntent>()
  const root = useRef<HTMLDivElement>(null)
  const backLink = useBackLink({ onBack, label: t('back'), returnLabel: t('back') })
  return (
    <DetailPage
      root={root}
      resource={detail}
      noun={t('noun')}
      skeleton={<DetailSkeleton label={t('loading')} isFigure main={[6]} side={[5]} />}
      backLink={backLink}
      dialogs={
        intent ? (
          <TransactionActionPart
            {...{ identityId, invoiceId, linkTransaction, chargeVersion, retypeAbove, intent }}
            onClose={() => setIntent(undefined)}
          />
        ) : null
      }
    >
      {(data) => <TransactionDetailView detail={data} printed={root} onOpen={onOpen} onChoose={setIntent} />}
    </DetailPage>
  )
}
