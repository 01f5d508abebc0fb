import type { OfferChannel, OfferStatus } from '@memberkit/contract/commerce/offers'

/** The fields of an offer that decide whether a site sells it. */
export interface OfferOnSale {
  readonly status: string
  readonly coBrandPartner?: string | undefined
  /** Dates without a time. */
  readonly startsOn?: string | undefined
  readonly endsOn?: string | undefined
}

/**
 * Source: commerce, section 3, "Offer": the status in which each channel sells is assumed. Exhaustive by type: a new channel
 * fails the build here.
 */
const sellingStatuses: Readonly<Record<OfferChannel, OfferStatus>> = {
  D2C: 'AVAILABLE_FOR_SALE',
  NETWORK: 'AVAILABLE_FOR_SALE',
  GROUP: 'ENROLLABLE',
}

/** Whether an offer is in the status in which a channel sells. */
export const hasSellingStatus = ({ status }: Pick<OfferOnSale, 'status'>, channel: string): boolean =>
  Object.hasOwn(sellingStatuses, channel) && status === sellingStatuses[channel as OfferChannel]

/** Whether an offer is sold on a day: it has begun, and isn't over. Without a day, whenever it is sold. */
export const isSoldOn = ({ startsOn, endsOn }: Omit<OfferOnSale, 'status'>, today: string | undefined): boolean =>
  today === undefined || ((startsOn ?? today) <= today && today <= (endsOn ?? today))

/** Whether a site sells an offer: those of our own name everywhere, and a partner's on its own pages only. */
export const isSoldFor = ({ coBrandPartner }: Omit<OfferOnSale, 'status'>, partner: string | undefined): boolean =>
  !coBrandPartner || coBrandPartner === partner
