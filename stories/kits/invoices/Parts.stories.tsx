import { BalanceHeader, InvoiceList, PastDueBanner, useInvoiceList } from '@memberkit/invoices'
import { ResourceView } from '@memberkit/foundation/resource'
import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { onOwnPage, over } from './kit.tsx'

const meta = preview.meta({ title: 'Kits/Invoices/Parts', parameters: onOwnPage })

/** A host puts something before and after, and replaces a part. */
export const Slots = meta.story({
  ...over('invoices/past-due'),
  render: () => (
    <InvoiceList
      identityId={platformOf().subject.identityId}
      slots={{
        before: <Alert tone="info">Bills are sent on the eighth of each month.</Alert>,
        balance: ({ balances }) => <Text>You owe in {balances.length} currency.</Text>,
        after: <Text tone="muted">Questions? Call us.</Text>,
      }}
    />
  ),
})

/** The banner and the balance alone, for a home page: one request, shared with every other copy. */
export const OnAHomePage = meta.story({
  ...over('invoices/past-due'),
  render: () => <Home />,
})

function Home() {
  const list = useInvoiceList(platformOf().subject.identityId)
  return (
    <ResourceView resource={list} noun="your invoices" skeleton={null}>
      {(data) => (
        <Stack gap="md">
          <PastDueBanner invoices={data.pastDue} onPay={() => {}} />
          <BalanceHeader data={data} onPay={() => {}} />
        </Stack>
      )}
    </ResourceView>
  )
}
