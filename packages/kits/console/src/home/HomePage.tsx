'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { Heading, Text } from '@memberkit/primitives/text'
import { consoleMessages } from '../messages/namespaces.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { PlaceLink } from '../place/PlaceLink.tsx'
import { usePageName } from '../words/usePageName.ts'
import { HomeSearch } from './HomeSearch.tsx'
import { PlaceList } from './PlaceList.tsx'
import * as styles from './home.css.ts'
import { useRecent } from './useRecent.ts'

const areas = ['own', 'identity', 'commerce', 'partners'] as const

/** Where staff begin: search over all services, what is pinned, what was opened last, and every service. */
export function HomePage() {
  const t = useMessages(consoleMessages)
  const { services } = useConsole()
  const nameOf = usePageName()
  const { locale } = useMemberkit()
  const { recent, pinned } = useRecent()
  return (
    <Stack gap="lg">
      <Heading level={2} size="xl">
        {t('home.title')}
      </Heading>
      <HomeSearch />
      {pinned.length > 0 ? <PlaceList title={t('home.pinned')} places={pinned} /> : null}
      {recent.length > 0 ? <PlaceList title={t('home.recent')} places={recent} /> : null}
      {areas.map((area) => {
        const own = pagesOf(services.filter((one) => one.area === area)).toSorted((one, other) =>
          one.name.localeCompare(other.name, locale),
        )
        if (own.length === 0) return null
        return (
          <Card key={area} title={t(`area.${area}`)} level={3}>
            <ul className={styles.links}>
              {own.map(({ name, service, page }) => (
                <li key={`${service} ${page}`} className={styles.link}>
                  <PlaceLink to={{ service, page }}>{name}</PlaceLink>
                </li>
              ))}
            </ul>
          </Card>
        )
      })}
      <Text as="p" tone="muted">
        {t('home.launcher')}
      </Text>
    </Stack>
  )

  /** A service with several pages is shown by these, any other by its own name. */
  function pagesOf(own: typeof services) {
    return own.flatMap(({ service, pages }) =>
      pages.length > 1
        ? pages.map((page) => ({ service, page, name: nameOf(page, service) }))
        : [{ service, page: pages[0], name: nameOf(service) }],
    )
  }
}
