'use client'
import type { ResolutionStatus } from '@memberkit/contract/partners/resolutions'
import { StatusText, type StatusTextProps } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { caseIcon } from './case-icons.ts'
import { statusLooks } from './looks.ts'

export interface CaseStatusProps extends Pick<StatusTextProps<ResolutionStatus>, 'appearance'> {
  status: string
  /** The words and tones of each status. @default the platform's own */
  looks?: StatusTextProps<ResolutionStatus>['looks']
}

/** The status of a case, with its own icon. */
export function CaseStatus({ status, looks, ...badge }: CaseStatusProps) {
  const own = useLooks(statusLooks)
  return <StatusText {...badge} field="resolution.status" value={status} icon={caseIcon(status)} looks={looks ?? own} />
}
