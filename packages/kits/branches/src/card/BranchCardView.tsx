'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { AddressText } from '@memberkit/parts/address'
import { useLabel } from '@memberkit/parts/labels'
import { Avatar } from '@memberkit/primitives/avatar'
import { LinkButton } from '@memberkit/primitives/button'
import { Disclosure } from '@memberkit/primitives/disclosure'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Image } from '@memberkit/primitives/image'
import { Link, mailtoHref, safeHref } from '@memberkit/primitives/link'
import { Heading, type HeadingProps, Text } from '@memberkit/primitives/text'
import { zoneName } from '@memberkit/platform/formats'
import type { ReactNode } from 'react'
import * as hoursStyles from '../hours/Hours.css.ts'
import { HoursList } from '../hours/HoursList.tsx'
import { HoursToday } from '../hours/HoursToday.tsx'
import { OpenNow } from '../hours/OpenNow.tsx'
import { isTimeZone } from '../hours/zone.ts'
import { cardMessages } from '../messages/namespaces.ts'
import { type AreaOfLaw, areaName } from '../shared/areas-of-law.ts'
import { formatPhone } from '../shared/format-phone.ts'
import { publicEmailOf, publicPhonesOf } from '../shared/public.rules.ts'
import type { Branch } from '../shared/received.ts'
import * as styles from './BranchCard.css.ts'

export interface BranchCardViewProps {
  branch: Branch
  areasOfLaw?: readonly AreaOfLaw[]
  /** Languages of its lawyers, as the platform names them. */
  languages?: readonly string[]
  /** @default 3 */
  level?: HeadingProps['level']
  /** At the end of the card, such as a link to the lawyers. */
  footer?: ReactNode
}

/** A branch as members see it: hours, contact details and services. Internal fields are left out. */
export function BranchCardView({ branch, areasOfLaw = [], languages = [], level = 3, footer }: BranchCardViewProps) {
  const t = useMessages(cardMessages)
  const { locale } = useMemberkit()
  const type = useLabel('BranchPhoneType')
  const phones = publicPhonesOf(branch)
  const toCall = phones.find(({ type: use }) => use !== 'FAX')
  const others = phones.filter((one) => one !== toCall)
  const email = publicEmailOf(branch)
  const { address, aboutUsText, profilePictureUrl, timeZone } = branch
  const website = safeHref(branch.websiteUrl)
  const video = safeHref(branch.welcomeVideoUrl)
  const areas = (branch.areasOfLaw ?? []).map((code) => areaName(areasOfLaw, code))
  return (
    <article className={styles.card} aria-label={branch.name}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <span className={styles.monogram}>
            <Avatar name={branch.name} shape="square" size="xlarge" isDecorative />
          </span>
          {profilePictureUrl && safeHref(profilePictureUrl) ? (
            <div className={styles.photo}>
              <Image src={profilePictureUrl} alt={t('picture', { name: branch.name })} ratio="1:1" isRounded />
            </div>
          ) : null}
        </div>
        <Heading level={level} size="lg">
          {branch.name || t('unnamed')}
        </Heading>
      </div>
      <OpenNow branch={branch} />
      {toCall ? (
        <div className={styles.call}>
          <LinkButton tone="primary" href={hrefOf(toCall)}>
            {t('call', { number: formatPhone(toCall, t) })}
          </LinkButton>
        </div>
      ) : null}
      <div className={hoursStyles.unfolds}>
        <Disclosure title={t('hours')} aside={<HoursToday branch={branch} />}>
          <div className={styles.hours}>
            <HoursList hours={branch.businessHours} />
            {/* A member may read them on another clock. */}
            {isTimeZone(timeZone) ? (
              <Text as="p" size="sm" tone="muted">
                {t('zone', { zone: zoneName(timeZone, locale) })}
              </Text>
            ) : null}
          </div>
        </Disclosure>
      </div>
      {aboutUsText ? (
        <Text as="p" hasMeasure>
          {aboutUsText}
        </Text>
      ) : null}
      <div className={styles.facts}>
        <KeyValue>
          {/* On a screen, the button has it. */}
          {toCall ? (
            <KeyValueItem label={type(toCall.type)} data-paper="">
              {formatPhone(toCall, t)}
            </KeyValueItem>
          ) : null}
          {others.map((one, index) => (
            <KeyValueItem key={index} label={type(one.type)}>
              {one.type === 'FAX' ? formatPhone(one, t) : <Link href={hrefOf(one)}>{formatPhone(one, t)}</Link>}
            </KeyValueItem>
          ))}
          {email ? (
            <KeyValueItem label={t('email')}>
              <Link href={mailtoHref(email)}>{email}</Link>
            </KeyValueItem>
          ) : null}
          {address ? (
            <KeyValueItem label={t('address')}>
              <AddressText address={{ ...address, administrativeArea: address.state }} />
            </KeyValueItem>
          ) : null}
          {areas.length > 0 ? (
            <KeyValueItem label={t('areas')}>
              {areas.toSorted((a, b) => a.localeCompare(b, locale)).join(', ')}
            </KeyValueItem>
          ) : null}
          {languages.length > 0 ? <KeyValueItem label={t('languages')}>{languages.join(', ')}</KeyValueItem> : null}
          {website || video ? (
            <KeyValueItem label={t('web')}>
              <span className={styles.links}>
                {website ? (
                  <Link href={website} externalLabel={t('opens')}>
                    {t('website')}
                  </Link>
                ) : null}
                {video ? (
                  <Link href={video} externalLabel={t('opens')}>
                    {t('video')}
                  </Link>
                ) : null}
              </span>
            </KeyValueItem>
          ) : null}
        </KeyValue>
      </div>
      {footer}
    </article>
  )
}

const hrefOf = ({ number, extension }: Branch['phones'][number]) =>
  `tel:${number}${extension ? `;ext=${extension}` : ''}`
