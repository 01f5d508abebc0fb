import type { FoundationEvents, KitEvents } from '@memberkit/foundation/events'
import type { CompanionsEvents } from './companions/events.ts'
import type { PickerEvents } from './picker/events.ts'

/** The kit's events for its host: IDs and names only. */
export interface PlansEventTable extends FoundationEvents, PickerEvents, CompanionsEvents {}

export type PlansEvent = KitEvents<'plans', PlansEventTable>
