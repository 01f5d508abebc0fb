import { ResolutionCase } from '@memberkit/resolutions/internal'

/** A case with the team's own texts and phrases. */
export function CaseOfStaff({ resolutionId }: { resolutionId: string }) {
  return (
    <ResolutionCase
      resolutionId={resolutionId}
      snippets={[
        { id: 'call', title: 'We asked the office', bodies: { 'en-US': 'Hello {{member}}, {{firm}} will call.' } },
      ]}
      reasons={['Fee explained late']}
      directoryGroup="resolutions"
    />
  )
}
