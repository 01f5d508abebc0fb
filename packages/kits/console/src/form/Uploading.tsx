'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Progress } from '@memberkit/primitives/progress'
import type { InputDraft } from '../actions/inputs-of.ts'
import { laterMessages } from '../messages/namespaces.ts'

/** Says which files are on their way while a form with files is sent. How much has arrived, browsers don't tell. */
export function Uploading({ draft, isBusy }: { draft: InputDraft; isBusy: boolean }) {
  const t = useMessages(laterMessages)
  const files = Object.values(draft.body)
    .flat()
    .filter((value) => value instanceof File)
  if (!isBusy || files.length === 0) return null
  return <Progress label={t('file.uploading', { name: files.map(({ name }) => name).join(', ') })} />
}
