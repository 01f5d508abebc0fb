export type { PickerEvents } from './events.ts'
