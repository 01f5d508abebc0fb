import { CopyHours, HoursFields, OpenNow, TimeZoneField, UnavailableDatesField } from '@memberkit/branches/hours/fields'
import type { Data } from '@memberkit/contract'
import { getBranch } from '@memberkit/contract/partners/branches'
import { ResourceView, useResource } from '@memberkit/foundation'
import { Stack } from '@memberkit/primitives/box'
import { useState } from 'react'
import { platformOf } from '../../../.storybook/scenario.tsx'

type Branch = Data<typeof getBranch>

export interface HoursPartProps {
  /** @default 'hours' */
  part?: 'hours' | 'zone' | 'dates' | 'copy'
}

/** A part of the branch editor over the scenario's branch, without the rest of the form. */
export function HoursPart({ part }: HoursPartProps) {
  const branch = useResource(getBranch, { branchId: platformOf().subject.entityId ?? 'branch-1' })
  return (
    <ResourceView resource={branch} noun="this branch" skeleton={null}>
      {(loaded) => <Loaded saved={loaded} part={part} />}
    </ResourceView>
  )
}

function Loaded({ saved, part }: HoursPartProps & { saved: Branch }) {
  const [draft, setDraft] = useState(saved)
  const set = (change: Partial<Branch>) => setDraft((before) => ({ ...before, ...change }))
  if (part === 'zone') return <TimeZoneField saved={saved} draft={draft} onChange={set} />
  if (part === 'dates')
    return (
      <UnavailableDatesField
        value={draft.unavailableDates}
        onChange={(unavailableDates) => set({ unavailableDates })}
        timeZone={draft.timeZone}
        place={draft.address}
        placeName={draft.address.state === 'QC' ? 'Québec' : draft.address.state}
      />
    )
  if (part === 'copy')
    return <CopyHours branch={saved} siblings={{ ownerId: saved.ownerId ?? '' }} onClose={() => undefined} />
  return (
    <Stack gap="md">
      <OpenNow branch={draft} />
      <HoursFields
        value={draft.businessHours}
        onChange={(businessHours) => set({ businessHours })}
        timeZone={draft.timeZone}
      />
    </Stack>
  )
}
