import { ResolutionCase, type ResolutionCaseProps } from '@memberkit/resolutions/internal'
import { MyResolution, MyResolutions } from '@memberkit/resolutions/member'
import { PartnerResolutionCase } from '@memberkit/resolutions/partner'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Card } from '@memberkit/primitives/card'
import { platformOf, type PlatformParameters } from '../../../.storybook/scenario.tsx'

const entityId = () => platformOf().subject.entityId ?? ''

/** Texts that a team uses often; the second needs something that a case doesn't know. */
export const snippets = [
  {
    id: 'call',
    title: 'We asked the office to call',
    bodies: {
      'en-US': 'Hello {{member}}, we have asked {{firm}} to call you today.',
      'fr-CA': 'Bonjour {{member}}, nous avons demandé à {{firm}} de vous appeler aujourd’hui.',
      'es-US': 'Hola, {{member}}: le pedimos a {{firm}} que le llame hoy.',
    },
  },
  {
    id: 'visit',
    title: 'Appointment',
    bodies: { 'en-US': 'Your appointment is on {{date}} at {{branch}}.' },
  },
]

/** What a host puts beside a case: parts of other kits, presence, a clock. */
export const slots: ResolutionCaseProps['slots'] = {
  coverage: () => <Card title="Coverage">Legal Plan Family, active since September 2025.</Card>,
  presence: () => (
    <StatusBadge tone="info" appearance="plain">
      Dana is viewing
    </StatusBadge>
  ),
  serviceLevel: (_one, isPaused) => (
    <StatusBadge tone={isPaused ? 'neutral' : 'caution'} appearance="plain">
      {isPaused ? 'Response clock paused' : 'Respond by 5:00 PM'}
    </StatusBadge>
  ),
}

/** The case that the scenario is about, as staff see it. */
export function Case(props: Partial<ResolutionCaseProps>) {
  return <ResolutionCase resolutionId={entityId()} snippets={snippets} slots={slots} {...props} />
}

/** The same as the law firm sees it. */
export const FirmCase = () => <PartnerResolutionCase resolutionId={entityId()} />

/** One of the concerns of the signed-in member. */
export const Concern = () => <MyResolution resolutionId={entityId()} />

/** All of them. */
export const Concerns = () => <MyResolutions />

/** Stories over a platform each need a page of their own in the docs, or they would share one platform. */
export const onOwnPage = { docs: { story: { inline: false, height: '820px' } } }

export const over = (scenario: PlatformParameters['scenario'], more: Record<string, unknown> = {}) => ({
  parameters: { scenario, address: '/case', ...more },
})
