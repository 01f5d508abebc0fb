import type { KitEvent } from '@memberkit/foundation'
import { heading } from './on-page.ts'

interface Reported {
  events: readonly KitEvent[]
}

/** Whether nothing crashed, and no part of the page says that it failed to load. */
export const isSound = ({ events }: Reported): boolean =>
  events.every(({ type }) => type !== 'kit.crash') && heading(/Something went wrong|We couldn’t load/).query() === null

/** Returns the unknown values of enumerations that were reported to the host. */
export const reportedValues = ({ events }: Reported) =>
  events.filter(({ type }) => type === 'kit.unknown_enum').map(({ data }) => data as { field: string; value: string })
