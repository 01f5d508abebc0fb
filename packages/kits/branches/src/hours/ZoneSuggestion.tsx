'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { hoursMessages } from '../messages/namespaces.ts'
import { zoneLabel } from './describe.ts'
import { zonesToSuggest } from './zones-of-place.rules.ts'

export interface ZoneSuggestionProps {
  /** The code of the state or province of the address. */
  region: string
  regionName: string
  timeZone: string
  onChoose: (timeZone: string) => void
}

/** Offers the time zones of the address's state or province, where the branch has another one or none. */
export function ZoneSuggestion({ region, regionName, timeZone, onChoose }: ZoneSuggestionProps) {
  const t = useMessages(hoursMessages)
  const { locale } = useMemberkit()
  const zones = zonesToSuggest(region, timeZone)
  if (zones.length === 0) return null
  return (
    <Alert
      isStatic
      tone="info"
      title={t('zone.suggestion', { region: regionName })}
      actions={zones.map((zone) => (
        <Button key={zone} size="small" onPress={() => onChoose(zone)}>
          {t('zone.use', { zone: zoneLabel(zone, locale) })}
        </Button>
      ))}
    />
  )
}
