'use client'
import { refersIn } from '@memberkit/contract/fields'
import { useMemberkit } from '@memberkit/foundation'
import { ScreenOnly } from '@memberkit/foundation/detail'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { mayRead } from '../home/useAreas.ts'
import * as styles from '../home/home.css.ts'
import { consoleMessages } from '../messages/namespaces.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { PlaceLink } from '../place/PlaceLink.tsx'
import type { DeskPage } from '../runtime/desk.ts'
import { usePageName } from '../words/usePageName.ts'

/** Other services' entries about an entity, such as the subscriptions of a person: each by a link to that list. */
export function RelatedCard({ page, id }: { page: DeskPage; id: string }) {
  const t = useMessages(consoleMessages)
  const nameOf = usePageName()
  const { services } = useConsole()
  const { can, locale } = useMemberkit()
  const { compare } = new Intl.Collator(locale)
  const related = services
    .filter(({ service }) => mayRead(can, service))
    .flatMap(({ service, of = {} }) =>
      Object.entries(of)
        .filter(([name, param]) => {
          const refers = refersIn(name, param, {})
          return refers?.service === page.service && refers.entity === page.name
        })
        .map(([name, param]) => ({ service, page: name, in: { [param]: id }, name: nameOf(name, service) })),
    )
    .toSorted((one, other) => compare(one.name, other.name))
  if (related.length === 0) return null
  return (
    <ScreenOnly>
      <Card title={t('entity.related')} level={3}>
        <ul className={styles.links}>
          {related.map(({ name, ...place }) => (
            <li key={`${place.service} ${place.page}`} className={styles.link}>
              <PlaceLink to={place}>{name}</PlaceLink>
            </li>
          ))}
        </ul>
      </Card>
    </ScreenOnly>
  )
}
