// For forms with a postal address.
export { StateOrProvince } from '@memberkit/contract/labels/fr-CA'
export { addressFrCA as address } from '@memberkit/parts/messages/fr-CA'
