'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { LinkButton } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { DownloadIcon } from '@memberkit/primitives/icons'
import { useEffect, useState } from 'react'
import { consoleMessages, laterMessages } from '../messages/namespaces.ts'

/** A file that an operation answered with, to be saved. */
export function FileAnswer({ data }: { data: unknown }) {
  const t = useMessages(laterMessages)
  const core = useMessages(consoleMessages)
  const [href, setHref] = useState<string>()
  useEffect(() => {
    if (!(data instanceof Blob)) return undefined
    const url = URL.createObjectURL(data)
    setHref(url)
    return () => URL.revokeObjectURL(url)
  }, [data])
  return (
    <Card title={core('answer.title')} level={3}>
      {href ? (
        <LinkButton href={href} download={data instanceof File ? data.name : 'file'}>
          <DownloadIcon />
          {t('file.save')}
        </LinkButton>
      ) : (
        core('answer.none')
      )}
    </Card>
  )
}
