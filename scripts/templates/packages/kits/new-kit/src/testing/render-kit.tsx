import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import { type KitOptions, kitStage } from '@memberkit/testing/kit-stage'
import { NewKitList } from '../index.ts'
import { enCA } from '../messages/en-CA.ts'
import { enUS } from '../messages/en-US.ts'
import { esUS } from '../messages/es-US.ts'
import { frCA } from '../messages/fr-CA.ts'

const render = kitStage('new-kit', { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS })

/** Renders the kit over the mock platform. */
export function renderKit(scenario: ScenarioName, options: Omit<KitOptions, 'scenario'> = {}) {
  return render(({ subject }) => <NewKitList identityId={subject.identityId} />, { scenario, ...options })
}
