export { KeyValue, KeyValueItem, type KeyValueItemProps, type KeyValueProps } from './KeyValue.tsx'
