'use client'
import { openResolutionStatuses, searchInternalResolutions } from '@memberkit/contract/partners/resolutions'
import { useMessages } from '@memberkit/foundation/messages'
import { useResource } from '@memberkit/foundation/resource'
import { Alert } from '@memberkit/primitives/alert'
import { LinkButton } from '@memberkit/primitives/button'
import { Text } from '@memberkit/primitives/text'
import { Fragment, useContext } from 'react'
import { actionMessages } from '../messages/namespaces.ts'
import type { Branch } from '../shared/received.ts'
import { HostWorkContext } from './host-work.ts'
import * as styles from './OpenWork.css.ts'

const most = 5

/** Stands in the sentence for the numbers, which are elements. */
const place = '\u{FFFC}'

/**
 * The open work of a branch, as far as the platform can tell: resolutions by branch. Service requests are listed by
 * member only, which is said.
 */
export function OpenWork({ branch }: { branch: Branch }) {
  const t = useMessages(actionMessages)
  const { casesHref } = useContext(HostWorkContext)
  const body = { branchId: branch.id, status: [...openResolutionStatuses], limit: most }
  const found = useResource(searchInternalResolutions, { body })
  if (found.state === 'loading') return <Text tone="muted">{t('work.loading')}</Text>
  if (found.state !== 'ready')
    return (
      <Alert tone="caution" isStatic>
        {t('work.unknown')}
      </Alert>
    )
  const { resolutions, total } = found.data
  const [before, after] = t('work.resolutions', { count: total, ids: place }).split(place)
  return (
    <>
      {total > 0 ? (
        <Alert
          tone="caution"
          isStatic
          actions={
            casesHref ? (
              <LinkButton size="small" href={casesHref(branch)}>
                {t('work.open', { count: total })}
              </LinkButton>
            ) : undefined
          }
        >
          {before}
          {resolutions.map(({ id, friendlyId }, index) => (
            <Fragment key={id}>
              {index > 0 ? ', ' : ''}
              <span className={styles.number}>{friendlyId}</span>
            </Fragment>
          ))}
          {after}
        </Alert>
      ) : (
        <Text as="p">{t('work.none')}</Text>
      )}
      <Text as="p" size="sm" tone="muted">
        {t('work.requests')}
      </Text>
    </>
  )
}
