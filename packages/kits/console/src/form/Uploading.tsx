'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatNumber } from '@memberkit/platform/formats'
import type { UploadProgress } from '@memberkit/platform/upload'
import { Progress } from '@memberkit/primitives/progress'
import type { InputDraft } from '../actions/inputs-of.ts'
import { laterMessages } from '../messages/namespaces.ts'

export interface UploadingProps {
  draft: InputDraft
  isBusy: boolean
  progress: UploadProgress | undefined
}

/** Says which files are on their way while a form with files is sent, and how much of them has been sent. */
export function Uploading({ draft, isBusy, progress }: UploadingProps) {
  const t = useMessages(laterMessages)
  const { locale } = useMemberkit()
  const files = Object.values(draft.body)
    .flat()
    .filter((value) => value instanceof File)
  if (!isBusy || files.length === 0) return null
  const name = files.map((file) => file.name).join(', ')
  if (!progress) return <Progress label={t('file.uploading', { name })} />
  const { sent, total } = progress
  // Nobody can tell the service's progress with it.
  if (sent >= total) return <Progress label={t('file.sent', { name })} />
  const valueText = formatNumber(sent / total, locale, { style: 'percent' })
  return <Progress label={t('file.uploading', { name })} value={sent} max={total} valueText={valueText} />
}
