import { type AreaOfLaw, BranchCard, type BranchCardProps } from '@memberkit/branches/card'
import { BranchEditor, type BranchEditorProps } from '@memberkit/branches/editor'
import { BranchTable, type BranchTableProps } from '@memberkit/branches/table'
import { queueLink } from '@memberkit/resolutions/queue'
import { platformOf, type PlatformParameters } from '../../../.storybook/scenario.tsx'

/** Names of areas of law as a host has them. */
export const areasOfLaw: readonly AreaOfLaw[] = [
  { code: 'CN', name: 'Consumer protection' },
  { code: 'CO', name: 'Contracts' },
  { code: 'EM', name: 'Employment' },
  { code: 'FA', name: 'Family' },
  { code: 'AD', name: 'Adoption', parent: 'FA' },
  { code: 'DI', name: 'Divorce', parent: 'FA' },
  { code: 'RE', name: 'Real estate' },
  { code: 'HO', name: 'Home purchase', parent: 'RE' },
  { code: 'LE', name: 'Leases', parent: 'RE' },
  { code: 'PO', name: 'Powers of attorney' },
  { code: 'TR', name: 'Traffic tickets' },
  { code: 'WL', name: 'Wills' },
]

/** The host’s page of cases, narrowed to a branch. */
const casesOf = ({ id }: { id: string }) => `/cases${queueLink.toLink({ branch: id })}`

const branchId = () => platformOf().subject.entityId ?? 'branch-1'

/** The editor of the scenario's branch, as a host mounts it. */
export function Editor(props: Partial<BranchEditorProps>) {
  return <BranchEditor areasOfLaw={areasOfLaw} branchId={branchId()} casesHref={casesOf} {...props} />
}

export function Card(props: Partial<BranchCardProps>) {
  return <BranchCard areasOfLaw={areasOfLaw} branchId={branchId()} {...props} />
}

export function Table(props: BranchTableProps) {
  return <BranchTable areasOfLaw={areasOfLaw} {...props} />
}

/** Stories over a platform each need a page of their own in the docs, or they would share one platform. */
export const onOwnPage = { docs: { story: { inline: false, height: '720px' } } }

export const over = (scenario: PlatformParameters['scenario'], more: Record<string, unknown> = {}) => ({
  parameters: { scenario, address: '/branches', ...more },
})
