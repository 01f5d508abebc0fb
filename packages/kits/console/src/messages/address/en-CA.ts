// For forms with a postal address.
export { StateOrProvince } from '@memberkit/contract/labels/en-CA'
export { addressEnCA as address } from '@memberkit/parts/messages/en-CA'
