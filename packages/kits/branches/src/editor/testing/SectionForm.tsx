import { getBranch } from '@memberkit/contract/partners/branches'
import { useResource } from '@memberkit/foundation'
import { ReviewDrawer, SaveBar, SaveReport, SaveSection } from '@memberkit/foundation/sections'
import { Button } from '@memberkit/primitives/button'
import type { Branch } from '../../shared/received.ts'
import { useBranchEditor } from '../useBranchEditor.ts'
import type { SectionCase } from './section-cases.ts'

/** The kit's own save without its fields: what a field does is tested where it is. */
export function SectionForm({ one }: { one: SectionCase }) {
  const branch = useResource(getBranch, { branchId: 'branch-1' })
  return branch.state === 'ready' ? <Loaded branch={branch.data} one={one} /> : null
}

function Loaded({ branch, one }: { branch: Branch; one: SectionCase }) {
  const { save, fields } = useBranchEditor(branch)
  return (
    <>
      <SaveReport save={save} fields={fields} />
      <SaveSection save={save} name={one.section}>
        <Button onPress={() => save.set(one.change)}>Change</Button>
        <output>{JSON.stringify(save.draft)}</output>
      </SaveSection>
      <SaveBar save={save} />
      <ReviewDrawer save={save} fields={fields} />
    </>
  )
}
