import { memoryRouter } from '@memberkit/foundation/links'
import { kitStage, type KitOptions } from '@memberkit/testing/kit-stage'
import { enCA } from '../../messages/en-CA.ts'
import { enUS } from '../../messages/en-US.ts'
import { esUS } from '../../messages/es-US.ts'
import { frCA } from '../../messages/fr-CA.ts'
import { Transactions, type TransactionsProps } from '../index.ts'

export const renderKit = kitStage('payments', { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS })

export interface OpenOptions extends Partial<KitOptions>, Partial<TransactionsProps> {
  /** The URL that holds the kit's place. */
  address?: string
}

/** The transactions of the scenario's payer, as a host shows them at an address. */
export async function openTransactions({ address = '/', ...options }: OpenOptions = {}) {
  const { scenario = 'payments/transactions', realm, locale, session, prepare, clockAhead, ...props } = options
  const router = memoryRouter(address)
  const stage = await renderKit(({ subject: { identityId } }) => <Transactions {...{ identityId }} {...props} />, {
    scenario,
    realm,
    locale,
    session,
    prepare,
    clockAhead,
    router,
  })
  return { ...stage, router }
}
