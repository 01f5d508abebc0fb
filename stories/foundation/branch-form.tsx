import type { Data } from '@memberkit/contract'
import {
  branchJournal,
  type BranchPhone,
  type BusinessHours,
  getBranch,
  type OpeningRange,
  updateBranchAboutUsText,
  updateBranchBusinessHours,
  updateBranchName,
  updateBranchPhones,
  updateBranchWebsiteUrl,
} from '@memberkit/contract/partners/branches'
import { KitBoundary, ResourceView, useResource } from '@memberkit/foundation'
import { ConfirmDialog } from '@memberkit/foundation/confirm'
import {
  mergeByItem,
  mergeByKey,
  sectionCall,
  ReviewDrawer,
  SaveBar,
  type SaveFields,
  SaveReport,
  SaveSection,
  type Section,
  useLeaveGuard,
  useSectionedSave,
} from '@memberkit/foundation/sections'
import { Grid, Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup } from '@memberkit/primitives/skeleton'
import { TextField } from '@memberkit/primitives/text-field'

const branchId = 'branch-1'

type Branch = Data<typeof getBranch>
type Draft = Pick<Branch, 'name' | 'businessHours' | 'phones' | 'aboutUsText' | 'websiteUrl'>

const sections = {
  name: {
    label: 'Name',
    fields: ['name'],
    calls: ({ name }) => [sectionCall(updateBranchName, { branchId, body: { name } })],
  },
  hours: {
    label: 'Opening hours',
    fields: ['businessHours'],
    calls: ({ businessHours }) => [sectionCall(updateBranchBusinessHours, { branchId, body: { businessHours } })],
    merge: { businessHours: mergeByKey() },
  },
  phones: {
    label: 'Telephone numbers',
    fields: ['phones'],
    // A type that nobody here knows goes back as it came.
    calls: ({ phones }) => [sectionCall(updateBranchPhones, { branchId, body: { phones: phones as BranchPhone[] } })],
    merge: { phones: mergeByItem(({ type }) => type) },
  },
  about: {
    label: 'About us',
    fields: ['aboutUsText'],
    calls: ({ aboutUsText = '' }) => [sectionCall(updateBranchAboutUsText, { branchId, body: { aboutUsText } })],
  },
  website: {
    label: 'Website',
    fields: ['websiteUrl'],
    calls: ({ websiteUrl = '' }) => [sectionCall(updateBranchWebsiteUrl, { branchId, body: { websiteUrl } })],
    permission: 'branches.updateWebsiteUrl',
  },
} as const satisfies Record<string, Section<Branch, Draft>>

const days = [
  ['monday', 'Monday'],
  ['tuesday', 'Tuesday'],
  ['friday', 'Friday'],
] as const

const fields: SaveFields<Draft> = {
  name: { label: 'Name' },
  businessHours: {
    label: 'Opening hours',
    show: (hours) => days.map(([day, label]) => `${label} ${textOf(hours[day])}`).join('; '),
  },
  phones: { label: 'Telephone numbers', show: (phones) => phones.map(({ number }) => number).join(', ') },
  aboutUsText: {
    label: 'About us',
    edit: (value, onChange) => <TextField label="Other words" value={value ?? ''} onChange={onChange} />,
  },
  websiteUrl: { label: 'Website' },
}

/** The smallest form of several sections: a branch's. What a kit would do. */
export function BranchForm() {
  const branch = useResource(getBranch, { branchId })
  const loading = (
    <SkeletonGroup label="Loading the branch">
      <Skeleton height="panel" />
    </SkeletonGroup>
  )
  return (
    <KitBoundary kit="branches">
      <Stack gap="lg">
        <ResourceView resource={branch} noun="this branch" skeleton={loading}>
          {(loaded) => <Loaded loaded={loaded} />}
        </ResourceView>
      </Stack>
    </KitBoundary>
  )
}

function Loaded({ loaded }: { loaded: Branch }) {
  const save = useSectionedSave({
    entity: loaded.id,
    read: sectionCall(getBranch, { branchId }),
    loaded,
    versionOf: ({ version }) => version,
    draftOf: ({ name, businessHours, phones, aboutUsText, websiteUrl }): Draft => ({
      name,
      businessHours,
      phones,
      aboutUsText,
      websiteUrl,
    }),
    sections,
    journal: branchJournal,
  })
  const guard = useLeaveGuard(save.isDirty)
  const { draft, set, errorOf } = save
  const setDay = (day: keyof BusinessHours) => (text: string) =>
    set(({ businessHours }) => ({ businessHours: { ...businessHours, [day]: rangesIn(text) } }))
  const setNumber = (at: number) => (number: string) =>
    set(({ phones }) => ({ phones: phones.map((one, index) => (index === at ? { ...one, number } : one)) }))
  return (
    <Stack gap="lg">
      <SaveReport save={save} fields={fields} />
      <Card as="div">
        <SaveSection save={save} name="name">
          <TextField label="Name of the branch" value={draft.name} onChange={(name) => set({ name })} />
        </SaveSection>
      </Card>
      <Card as="div">
        <SaveSection save={save} name="hours">
          <Grid columns={3}>
            {days.map(([day, label]) => (
              <TextField
                key={day}
                label={label}
                value={textOf(draft.businessHours[day])}
                error={errorOf(`businessHours.${day}`)}
                onChange={setDay(day)}
              />
            ))}
          </Grid>
        </SaveSection>
      </Card>
      <Card as="div">
        <SaveSection save={save} name="phones">
          <Grid columns={3}>
            <TextField
              label="Office"
              value={draft.phones[0]?.number ?? ''}
              error={errorOf('phones.0.number')}
              onChange={setNumber(0)}
            />
            <TextField
              label="Toll-free"
              value={draft.phones[1]?.number ?? ''}
              error={errorOf('phones.1.number')}
              onChange={setNumber(1)}
            />
          </Grid>
        </SaveSection>
      </Card>
      <Card as="div">
        <SaveSection save={save} name="about">
          <TextField
            label="What members read"
            value={draft.aboutUsText ?? ''}
            error={errorOf('aboutUsText')}
            onChange={(aboutUsText) => set({ aboutUsText })}
          />
        </SaveSection>
      </Card>
      <Card as="div">
        <SaveSection save={save} name="website">
          {({ isReadOnly }) => (
            <TextField
              label="Web address"
              value={draft.websiteUrl ?? ''}
              onChange={(websiteUrl) => set({ websiteUrl })}
              readOnly={isReadOnly}
            />
          )}
        </SaveSection>
      </Card>
      <SaveBar save={save} />
      <ReviewDrawer save={save} fields={fields} />
      <ConfirmDialog action={guard} />
    </Stack>
  )
}

const textOf = (ranges: readonly OpeningRange[]) => ranges.map(({ start, end }) => `${start}-${end}`).join(' ')

const rangesIn = (text: string): OpeningRange[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((range) => {
      const [start = '', end = ''] = range.split('-')
      return { start, end }
    })
