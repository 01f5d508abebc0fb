// For forms with a postal address.
export { StateOrProvince } from '@memberkit/contract/labels/es-US'
export { addressEsUS as address } from '@memberkit/parts/messages/es-US'
