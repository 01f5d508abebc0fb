'use client'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import type { ReactNode, RefObject } from 'react'
import { type Resource, ResourceView } from '../resource/index.ts'
import { isFinal } from '../resource/refusal.ts'
import { BackButton } from './BackButton.tsx'
import * as styles from './DetailFrame.css.ts'
import type { BackLink } from './useBackLink.ts'

export interface DetailPageProps<T> {
  /** Receives the page's element, which is what `DetailHeader` prints. */
  root: RefObject<HTMLDivElement | null>
  resource: Resource<T>
  /** The noun of the content: "this invoice". */
  noun: string
  skeleton: ReactNode
  backLink?: BackLink
  children: (data: T) => ReactNode
  /** Open dialogs, which stay when the page can't be read any more. */
  dialogs?: ReactNode
}

/** The page of one entity: the way back, and the entity once it has loaded. */
export function DetailPage<T>(props: DetailPageProps<T>) {
  const { root, resource, noun, skeleton, backLink, children, dialogs } = props
  const isBackBelow = resource.state === 'refused' && isFinal[resource.reason]
  return (
    <div className={styles.page} ref={root}>
      {backLink && !isBackBelow ? <BackButton {...backLink} /> : null}
      <ResourceView
        resource={resource}
        noun={noun}
        showsUnreadable
        skeleton={skeleton}
        frame={(panel) => <Card as="div">{panel}</Card>}
        backLink={backLink ? <Button onPress={backLink.leave}>{backLink.label}</Button> : undefined}
      >
        {children}
      </ResourceView>
      {dialogs}
    </div>
  )
}
