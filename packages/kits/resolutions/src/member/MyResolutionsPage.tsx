'use client'
import { ResourceView, useMemberkit, useReturnFocus } from '@memberkit/foundation'
import { lazyPart } from '@memberkit/foundation/lazy'
import { useLinkState } from '@memberkit/foundation/links'
import { useMessages } from '@memberkit/foundation/messages'
import { UnavailableHere } from '@memberkit/foundation/permission'
import { UnreadableRows } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { Skeleton, SkeletonGroup } from '@memberkit/primitives/skeleton'
import { Stack } from '@memberkit/primitives/box'
import { Heading } from '@memberkit/primitives/text'
import { useRef, useState } from 'react'
import { memberMessages } from '../messages/member/namespace.ts'
import * as styles from '../shared/view/Case.css.ts'
import { concerns } from './Concerns.css.ts'
import { MyResolutionPage } from './MyResolutionPage.tsx'
import { ResolutionCard } from './ResolutionCard.tsx'
import { resolutionLink } from './resolution-link.ts'
import { useMyResolutions } from './useMyResolutions.ts'

const FeedbackPart = lazyPart(async () => (await import('./FeedbackDialog.tsx')).FeedbackDialog, {
  needs: ['foundation.actions'],
})

/** A member's own concerns; one of them opens in place of the list. */
export function MyResolutionsPage() {
  const { realm } = useMemberkit()
  return realm === 'User' ? <Page /> : <UnavailableHere />
}

function Page() {
  const t = useMessages(memberMessages)
  const resource = useMyResolutions()
  const [{ concern }, setLink] = useLinkState(resolutionLink)
  const [isGiving, setGiving] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  useReturnFocus(page, concern, resource.state === 'ready')
  if (concern) return <MyResolutionPage resolutionId={concern} onBack={() => setLink({ concern: undefined })} />
  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      <div className={styles.header}>
        <Heading level={2} size="xl">
          {t('title')}
        </Heading>
        <div className={styles.actions}>
          <Button onPress={() => setGiving(true)} onFocus={FeedbackPart.preload}>
            {t('feedback')}
          </Button>
        </div>
      </div>
      <ResourceView
        resource={resource}
        noun={t('noun')}
        showsUnreadable
        isEmpty={({ resolutions, unreadable }) => resolutions.length + unreadable.length === 0}
        empty={<EmptyState title={t('empty.heading')}>{t('empty.text')}</EmptyState>}
        skeleton={
          <SkeletonGroup label={t('loading')}>
            <Stack gap="md">
              <Skeleton height="panel" />
              <Skeleton height="panel" />
            </Stack>
          </SkeletonGroup>
        }
      >
        {({ resolutions, unreadable }) => (
          <>
            {resolutions.length > 0 ? (
              <Card as="div" isFlush>
                <ul role="list" className={concerns} aria-label={t('title')}>
                  {resolutions.map((one) => (
                    <ResolutionCard key={one.id} resolution={one} onOpen={() => setLink({ concern: one.id })} />
                  ))}
                </ul>
              </Card>
            ) : null}
            {unreadable.length > 0 ? <UnreadableRows unreadable={unreadable} title={t('unread')} /> : null}
          </>
        )}
      </ResourceView>
      {isGiving ? <FeedbackPart onClose={() => setGiving(false)} /> : null}
    </div>
  )
}
