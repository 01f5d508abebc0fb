import { Taxes, type TaxesProps } from '@memberkit/cart'

/** Everyone's rates; with an `identityId`, those of one person with the exceptions. */
export function RatesForStaff({ identityId, onEvent }: Pick<TaxesProps, 'identityId' | 'onEvent'>) {
  return <Taxes {...(identityId !== undefined && { identityId })} onEvent={onEvent ?? (() => {})} />
}
