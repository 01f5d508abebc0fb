'use client'
import { StatusText } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { statusLooks } from './looks.ts'

/** The status of a case, as a badge. */
export function CaseStatus({ status }: { status: string }) {
  return <StatusText field="resolution.status" value={status} looks={useLooks(statusLooks)} />
}
