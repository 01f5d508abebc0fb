'use client'
import { openResolutionStatuses, searchInternalResolutions } from '@memberkit/contract/partners/resolutions'
import { useMessages } from '@memberkit/foundation/messages'
import { useResource } from '@memberkit/foundation/resource'
import { Notice } from '@memberkit/primitives/notice'
import { Text } from '@memberkit/primitives/text'
import { actionMessages } from '../messages/namespaces.ts'

const most = 5

/**
 * The open work of a branch, as far as the platform can tell: resolutions by branch. Service requests are listed by
 * member only, which is said.
 */
export function OpenWork({ branchId }: { branchId: string }) {
  const t = useMessages(actionMessages)
  const body = { branchId, status: [...openResolutionStatuses], limit: most }
  const found = useResource(searchInternalResolutions, { body })
  if (found.state === 'loading') return <Text tone="muted">{t('work.loading')}</Text>
  if (found.state !== 'ready')
    return (
      <Notice tone="caution" isStatic>
        {t('work.unknown')}
      </Notice>
    )
  const { resolutions, total } = found.data
  return (
    <>
      {total > 0 ? (
        <Notice tone="caution" isStatic>
          {t('work.resolutions', { count: total, ids: resolutions.map(({ friendlyId }) => friendlyId).join(', ') })}
        </Notice>
      ) : (
        <Text as="p">{t('work.none')}</Text>
      )}
      <Text as="p" size="sm" tone="muted">
        {t('work.requests')}
      </Text>
    </>
  )
}
