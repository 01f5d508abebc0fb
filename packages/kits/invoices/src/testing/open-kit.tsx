import { memoryRouter } from '@memberkit/foundation/links'
import type { KitOptions } from '@memberkit/testing/kit-stage'
import { InvoiceList, type InvoiceListProps } from '../index.ts'
import { renderKit } from './render-kit.tsx'

export interface OpenOptions extends KitOptions, Partial<InvoiceListProps> {
  /** The URL that holds the kit's place. */
  address?: string
  /** The number of copies of the kit on the page. */
  copies?: number
}

/** The whole kit of the scenario's member, as a host shows it at an address. */
export async function openKit({ address = '/', copies = 1, ...options }: OpenOptions) {
  const { scenario, realm, locale, session, prepare, clockAhead, ...props } = options
  const router = memoryRouter(address)
  const stage = await renderKit(
    ({ subject: { identityId } }) =>
      Array.from({ length: copies }, (_, index) => <InvoiceList key={index} {...{ identityId }} {...props} />),
    { scenario, realm, locale, session, prepare, clockAhead, router },
  )
  return { ...stage, router }
}
