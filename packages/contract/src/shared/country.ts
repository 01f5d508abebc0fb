import { oneOf, type Out } from '../wire.ts'

/** Source: partners and service delivery, section 3, Associate, Branch and Provider, "Country: CAN, USA". */
export const Country = oneOf('CAN', 'USA')
export type Country = Out<typeof Country>
