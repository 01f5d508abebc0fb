import type { MockPlatform } from '@memberkit/fixtures'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'

/** Stories over a platform each need a page of their own in the docs, or they would share one platform. */
export const onOwnPage = { docs: { story: { inline: false, height: '420px' } } }

export const over = (scenario: ScenarioName, prepare?: (platform: MockPlatform) => void) => ({
  parameters: { scenario, prepare },
})
