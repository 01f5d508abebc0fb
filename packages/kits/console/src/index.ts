export { Console, type ConsoleProps } from './Console.tsx'
export {
  type ActionTraits,
  type ConsoleDefinition,
  defineConsole,
  type FactGroup,
  type PageDefinition,
  type ServiceConsole,
  type SlotProps,
  type Way,
} from './define/index.ts'
export type { ConsoleEvent, ConsoleEventTable } from './events.ts'
export { consoleLink, type Place } from './place/console-link.ts'
export { type ConsoleService, consoleServices } from './services.ts'
