import { oneOf, type Out } from '../wire.ts'

/**
 * A partner that sells under its own name beside ours. Source: commerce, section 3, Subscription, "Co-brand partner".
 */
export const CoBrandPartner = oneOf('PRIMERICA', 'SOFI', 'NEWITY')
export type CoBrandPartner = Out<typeof CoBrandPartner>
