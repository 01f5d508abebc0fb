import { kitStage } from '../../../../foundation/src/testing/kit-stage.tsx'
import { enCA } from '../messages/en-CA.ts'
import { enUS } from '../messages/en-US.ts'
import { esUS } from '../messages/es-US.ts'
import { frCA } from '../messages/fr-CA.ts'

export type { KitOptions } from '../../../../foundation/src/testing/kit-stage.tsx'
export { spoken } from '../../../../foundation/src/testing/stage.tsx'

/** Shows a part of the kit over the stand-in platform. */
export const renderKit = kitStage('entitlements', { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS })
