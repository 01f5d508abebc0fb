import { kitStage } from '@memberkit/testing/kit-stage'
import { enCA } from '../messages/en-CA.ts'
import { enUS } from '../messages/en-US.ts'
import { esUS } from '../messages/es-US.ts'
import { frCA } from '../messages/fr-CA.ts'

export type { KitOptions } from '@memberkit/testing/kit-stage'
export { spoken } from '@memberkit/testing/stage'

/** Shows a part of the kit over the mock platform. */
export const renderKit = kitStage('branches', { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS })
