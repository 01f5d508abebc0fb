'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { useLabel } from '@memberkit/parts/labels'
import { Stack } from '@memberkit/primitives/box'
import { CopyToBranches } from '../../hours/copy/CopyToBranches.tsx'
import { HoursFields } from '../../hours/HoursFields.tsx'
import { TimeZoneControl } from '../../hours/TimeZoneField.tsx'
import { UnavailableDatesField } from '../../hours/UnavailableDatesField.tsx'
import { useZoneChange } from '../../hours/useZoneChange.ts'
import type { ZoneSuggestionProps } from '../../hours/ZoneSuggestion.tsx'
import { hoursMessages } from '../../messages/namespaces.ts'
import type { BranchEditorData } from '../useBranchEditor.ts'

export interface PartProps {
  editor: BranchEditorData
  isReadOnly: boolean
}

const ZoneSuggestionPart = lazyPart<ZoneSuggestionProps>(
  async () => (await import('../../hours/ZoneSuggestion.tsx')).ZoneSuggestion,
  { needs: [hoursMessages], isOptional: true },
)

/** The time zone of the branch, in which its hours are; the address suggests one. */
export function ZonePart({ editor: { save, saved }, isReadOnly }: PartProps) {
  const regionName = useLabel('StateOrProvince')
  const { address, timeZone } = save.draft
  const zone = useZoneChange({ saved, draft: save.draft, onChange: save.set })
  return (
    <Stack gap="md">
      <TimeZoneControl zone={zone} error={save.errorOf('timeZone')} isReadOnly={isReadOnly} isLabelHidden />
      {isReadOnly ? null : (
        <ZoneSuggestionPart
          region={address.state}
          regionName={regionName(address.state)}
          timeZone={timeZone}
          onChoose={zone.choose}
        />
      )}
    </Stack>
  )
}

/** The opening hours of a week. */
export function HoursPart({ editor: { save, branch }, isReadOnly }: PartProps) {
  const isDirty = [save.sections.hours, save.sections.unavailableDates].some(({ changes }) => changes.length > 0)
  return (
    <Stack gap="md">
      <HoursFields
        value={save.draft.businessHours}
        onChange={(businessHours) => save.set({ businessHours })}
        timeZone={save.draft.timeZone}
        error={save.errorOf('businessHours')}
        isReadOnly={isReadOnly}
      />
      {isReadOnly ? null : <CopyToBranches branch={branch} isDirty={isDirty} />}
    </Stack>
  )
}

/** The dates on which the branch is closed, with the holidays of its state or province. */
export function ClosurePart({ editor: { save }, isReadOnly }: PartProps) {
  const region = useLabel('StateOrProvince')
  const { address, timeZone, unavailableDates } = save.draft
  return (
    <UnavailableDatesField
      value={unavailableDates}
      onChange={(dates) => save.set({ unavailableDates: dates })}
      timeZone={timeZone}
      place={address}
      placeName={region(address.state)}
      error={save.errorOf('unavailableDates')}
      isReadOnly={isReadOnly}
    />
  )
}
