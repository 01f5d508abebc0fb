'use client'
import { KitBoundary, useMemberkit } from '@memberkit/foundation'
import type { ResolutionsEvent } from '../events.ts'
import { MyResolutionPage, type MyResolutionPageProps } from './MyResolutionPage.tsx'
import { MyResolutionsPage } from './MyResolutionsPage.tsx'

interface OwnEvents {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `resolutions.feedback.sent`
   */
  onEvent?: (event: ResolutionsEvent) => void
}

export interface MyResolutionsProps extends OwnEvents {}

/** The signed-in member's concerns in plain words, and a way to give feedback. */
export function MyResolutions({ onEvent }: MyResolutionsProps) {
  const { session } = useMemberkit()
  return (
    <KitBoundary<ResolutionsEvent> kit="resolutions" subject={session?.identityId} onEvent={onEvent}>
      <MyResolutionsPage />
    </KitBoundary>
  )
}

export interface MyResolutionProps extends MyResolutionPageProps, OwnEvents {}

/** One of them, where a site has a page of its own for it. */
export function MyResolution({ onEvent, ...page }: MyResolutionProps) {
  return (
    <KitBoundary<ResolutionsEvent> kit="resolutions" subject={page.resolutionId} onEvent={onEvent}>
      <MyResolutionPage {...page} />
    </KitBoundary>
  )
}
