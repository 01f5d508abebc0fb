// For forms with a postal address.
export { StateOrProvince } from '@memberkit/contract/labels/en-US'
export { addressEnUS as address } from '@memberkit/parts/messages/en-US'
