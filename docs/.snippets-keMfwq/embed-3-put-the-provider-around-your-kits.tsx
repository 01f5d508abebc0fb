import { MemberkitProvider } from '@memberkit/foundation'
import { historyRouter } from '@memberkit/foundation/links'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { InvoiceList } from '@memberkit/invoices'
import { enUS as invoicesEnUS } from '@memberkit/invoices/messages/en-US'
import { createPlatformClient, serviceHosts, type Session } from '@memberkit/platform'
import { QueryClient } from '@tanstack/react-query'

declare const session: Session // who is signed in: yours to know

const client = createPlatformClient({
  hosts: serviceHosts({ template: 'https://{environment}{service}.{domain}' }),
  realm: 'User',
  session,
  securityHeader: { name: 'x-security-token', value: () => sessionStorage.getItem('token') ?? '' },
})
const queryClient = new QueryClient()
const router = historyRouter()
const messages = [enUS, invoicesEnUS]

export function Billing() {
  return (
    <MemberkitProvider client={client} queryClient={queryClient} router={router} locale="en-US" messages={messages}>
      <InvoiceList identityId={session.identityId} />
    </MemberkitProvider>
  )
}

export {}
