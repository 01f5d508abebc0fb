'use client'
import { getResolution } from '@memberkit/contract/partners/resolutions'
import { useHeadingFocus, useMemberkit, useResource } from '@memberkit/foundation'
import { DetailPage, useBackLink } from '@memberkit/foundation/detail'
import { useMessages } from '@memberkit/foundation/messages'
import { UnavailableHere } from '@memberkit/foundation/permission'
import { replayMask } from '@memberkit/foundation/privacy'
import { Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { DateText } from '@memberkit/primitives/date-text'
import { Skeleton, SkeletonGroup } from '@memberkit/primitives/skeleton'
import { Heading, Text } from '@memberkit/primitives/text'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { useId, useRef } from 'react'
import { memberMessages } from '../messages/member/namespace.ts'
import { isFinal } from '../shared/case.rules.ts'
import { PlainComposer } from '../shared/notes/PlainComposer.tsx'
import type { Resolution } from '../shared/received.ts'
import { CaseStatus } from '../shared/CaseStatus.tsx'
import * as styles from '../shared/view/Case.css.ts'
import { concern, lead } from './Concern.css.ts'
import { plainStatus, useNextWords, usePlainLooks } from './usePlainStatus.ts'

export interface MyResolutionPageProps {
  resolutionId: string
  /** Goes back to the list. */
  onBack?: () => void
}

/** A member's own concern: its status in plain words, the next step, and a form for notes. */
export function MyResolutionPage(props: MyResolutionPageProps) {
  const { realm } = useMemberkit()
  return realm === 'User' ? <Page {...props} /> : <UnavailableHere />
}

function Page({ resolutionId, onBack }: MyResolutionPageProps) {
  const t = useMessages(memberMessages)
  const root = useRef<HTMLDivElement>(null)
  const resource = useResource(getResolution, { resolutionId })
  const backLink = useBackLink({ onBack, label: t('back'), returnLabel: t('back') })
  return (
    <DetailPage
      root={root}
      resource={resource}
      noun={t('noun.one')}
      backLink={backLink}
      skeleton={
        <SkeletonGroup label={t('loading')}>
          <Stack gap="md">
            <Skeleton height="panel" />
            <Skeleton height="panel" />
          </Stack>
        </SkeletonGroup>
      }
    >
      {(resolution) => <Concern resolution={resolution} />}
    </DetailPage>
  )
}

function Concern({ resolution }: { resolution: Resolution }) {
  const t = useMessages(memberMessages)
  const looks = usePlainLooks()
  const next = useNextWords()
  const heading = useHeadingFocus()
  const id = useId()
  const { friendlyId, identityId, status, openedAt, statusSince, description, notes, firm, branch, provider } =
    resolution
  // Notes between staff and law firms aren't addressed to the member.
  const own = notes.filter(({ author }) => author.id === identityId)
  return (
    <div className={concern}>
      <div className={styles.words}>
        <Heading ref={heading} level={2} size="xl" tabIndex={-1}>
          {t('subject.from')} <DateText instant={openedAt} precision="day" format="long" />
        </Heading>
        <p className={styles.quiet}>{friendlyId}</p>
      </div>
      <section className={lead} aria-labelledby={id}>
        <div className={styles.line}>
          <CaseStatus status={plainStatus(resolution)} looks={looks} />
          <span className={styles.quiet}>
            {t('since')} <DateText instant={statusSince} precision="day" format="long" />
          </span>
        </div>
        <VisuallyHidden>
          <Heading id={id} level={3}>
            {t('next')}
          </Heading>
        </VisuallyHidden>
        <Text as="p" size="lg">
          {next(resolution)}
        </Text>
      </section>
      <Card title={t('told')}>
        <p className={styles.text} lang={resolution.locale} {...replayMask}>
          {description}
        </p>
      </Card>
      {own.length > 0 ? (
        <Card title={t('added')}>
          <ul role="list" className={styles.list}>
            {own.map(({ id, body, at }) => (
              <li key={id}>
                <p className={styles.text} {...replayMask}>
                  {body}
                </p>
                <p className={styles.quiet}>
                  <DateText instant={at} />
                </p>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {isFinal(status) ? null : (
        <PlainComposer
          resolution={resolution}
          label={t('add.label')}
          // A concern about a branch or a lawyer is read by a law firm, too.
          hint={t(firm || branch || provider ? 'add.hint' : 'add.hint.team')}
          submitLabel={t('add.do')}
        />
      )}
    </div>
  )
}
