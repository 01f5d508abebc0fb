export {
  type ActionTraits,
  type ConsoleDefinition,
  defineConsole,
  type PageDefinition,
  type ServiceConsole,
  type SlotProps,
  type Way,
} from './define-console.ts'
export type { FactGroup } from './groups.ts'
