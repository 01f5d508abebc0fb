import { KitBoundary } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView } from '@memberkit/foundation/resource'
import { useInvoiceList } from '@memberkit/invoices'
import { payMessages } from '@memberkit/invoices/messages/namespaces'
import { type PayAgreement, type PayDraft, PayForm, PayReview, usePayInvoice } from '@memberkit/invoices/pay'
import { Skeleton } from '@memberkit/primitives/skeleton'
import { Heading } from '@memberkit/primitives/text'
import { useState } from 'react'
import { platformOf } from '../../.storybook/scenario.tsx'
import { Kit } from '../kits/invoices/kit.tsx'
import './ThemeStudio.css'
import { Specimen } from './ThemeStudioSpecimen.tsx'

type Invoice = Parameters<typeof usePayInvoice>[1]

/** The invoices of a member who owes something, and the payment of one of them. */
export function ThemeStudioKits() {
  return (
    <div className="specimens">
      <Specimen title="Pay form">{() => <Payment />}</Specimen>
      <Specimen title="Invoices">{() => <Kit />}</Specimen>
    </div>
  )
}

function Payment() {
  const { identityId } = platformOf().subject
  const list = useInvoiceList(identityId)
  // They come with the dialog otherwise.
  const { isReady } = useMessages(payMessages)
  return (
    <KitBoundary kit="invoices">
      <ResourceView resource={list} noun="your invoices" skeleton={<Skeleton height="panel" />}>
        {({ payable: [invoice] }) =>
          invoice && isReady ? <PaymentOf identityId={identityId} invoice={invoice} /> : <Skeleton height="panel" />
        }
      </ResourceView>
    </KitBoundary>
  )
}

/** Its steps without their dialog: a modal one would leave no room for its copy in the other scheme. */
function PaymentOf({ identityId, invoice }: { identityId: string; invoice: Invoice }) {
  const t = useMessages(payMessages)
  const [agreement, setAgreement] = useState<PayAgreement>()
  const pay = usePayInvoice(identityId, invoice, agreement?.invoice)
  const [draft, setDraft] = useState<PayDraft>({ kind: 'full' })
  return (
    <div className="specimen-dialog">
      <Heading level={2} size="md">
        {t('title', { number: invoice.number })}
      </Heading>
      {agreement ? (
        <PayReview pay={pay} agreement={agreement} onBack={() => setAgreement(undefined)} />
      ) : (
        <PayForm
          pay={pay}
          draft={draft}
          onChange={setDraft}
          onContinue={setAgreement}
          onClose={() => setDraft({ kind: 'full' })}
        />
      )}
    </div>
  )
}
