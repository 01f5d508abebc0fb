import { BranchEditor } from '@memberkit/branches/editor'

/** The page on which a law firm keeps its office up to date. */
export const OfficePage = ({ branchId }: { branchId: string }) => (
  <BranchEditor
    branchId={branchId}
    areasOfLaw={[
      { code: 'FA', name: 'Family' },
      { code: 'DI', name: 'Divorce', parent: 'FA' },
      { code: 'WL', name: 'Wills' },
    ]}
    videoHosts={['video.example.com']}
  />
)
