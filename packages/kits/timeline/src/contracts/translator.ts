import type { Translate } from '@memberkit/foundation/messages'
import type { manageContractsEnUS } from '../messages/contracts/manage.en-US.ts'

export type TranslateContracts = Translate<typeof manageContractsEnUS>

/** Returns messages by keys that the foundation's dialog computes. */
export const translator = (t: TranslateContracts) => t as unknown as (key: string, values?: object) => string
