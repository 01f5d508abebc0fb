import {
  addBranchEmail,
  type BranchEmail,
  branchJournal,
  type BranchPhone,
  type BusinessHours,
  getBranch,
  type OpeningRange,
  removeBranchEmail,
  updateBranchAboutUsText,
  updateBranchBusinessHours,
  updateBranchName,
  updateBranchPhones,
  updateBranchTimeZone,
  updateBranchWebsiteUrl,
} from '@memberkit/contract/partners/branches'
import type { Data } from '@memberkit/contract'
import { TextField } from '@memberkit/primitives/text-field'
import { ConfirmDialog } from '../confirm/index.ts'
import { ResourceView, useResource } from '../index.ts'
import {
  mergeByItem,
  mergeByKey,
  sectionCall,
  RestoreDraft,
  ReviewDrawer,
  SaveBar,
  type SaveFields,
  SaveReport,
  SaveSection,
  type Section,
  useLeaveGuard,
  useSaveShortcut,
  useSectionedSave,
} from '../sections/index.ts'

const branchId = 'branch-1'

type Branch = Data<typeof getBranch>
type Draft = Pick<Branch, 'name' | 'timeZone' | 'businessHours' | 'phones' | 'emails' | 'aboutUsText' | 'websiteUrl'>

const emailsOf = ({ emails }: Draft, others: Draft) =>
  emails.filter(({ address }) => !others.emails.some((other) => other.address === address))

const sections = {
  name: {
    label: 'Name',
    fields: ['name'],
    calls: ({ name }, base) =>
      name.trim() === base.name ? [] : [sectionCall(updateBranchName, { branchId, body: { name: name.trim() } })],
    check: ({ name }): Record<string, string> => (name.trim() ? {} : { name: 'Enter a name' }),
  },
  hours: {
    label: 'Hours',
    fields: ['timeZone', 'businessHours'],
    calls: ({ timeZone, businessHours }, base) => [
      ...(timeZone === base.timeZone ? [] : [sectionCall(updateBranchTimeZone, { branchId, body: { timeZone } })]),
      sectionCall(updateBranchBusinessHours, { branchId, body: { businessHours } }),
    ],
    merge: { businessHours: mergeByKey() },
  },
  phones: {
    label: 'Phones',
    fields: ['phones'],
    calls: ({ phones }) => [sectionCall(updateBranchPhones, { branchId, body: { phones: phones as BranchPhone[] } })],
    merge: { phones: mergeByItem(({ type }) => type) },
  },
  emails: {
    label: 'Emails',
    fields: ['emails'],
    calls: (draft, base) => [
      ...emailsOf(draft, base).map((body) => sectionCall(addBranchEmail, { branchId, body: body as BranchEmail })),
      ...emailsOf(base, draft).map((body) => sectionCall(removeBranchEmail, { branchId, body: body as BranchEmail })),
    ],
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

const fields: SaveFields<Draft> = {
  name: { label: 'Name' },
  timeZone: { label: 'Time zone' },
  businessHours: { label: 'Opening hours', show: (hours) => `${shown(hours.monday)}, ${shown(hours.tuesday)}` },
  phones: { label: 'Phones', show: (phones) => phones.map(({ number }) => number).join(', ') },
  emails: { label: 'Emails', show: (emails) => emails.map(({ address }) => address).join(', ') },
  aboutUsText: { label: 'About us' },
  websiteUrl: { label: 'Website' },
}

/** A small form over a branch of the mock platform. */
export function BranchForm(props: Omit<LoadedProps, 'loaded'>) {
  const branch = useResource(getBranch, { branchId })
  return (
    <ResourceView resource={branch} noun="this branch" skeleton={<p>Loading</p>}>
      {(loaded) => <Loaded loaded={loaded} {...props} />}
    </ResourceView>
  )
}

interface LoadedProps {
  loaded: Branch
  isUnversioned?: boolean
  /** The name under which unsaved changes are kept. */
  backup?: string
  onDone?: (branch: Branch) => void
}

function Loaded({ loaded, isUnversioned, backup, onDone }: LoadedProps) {
  const save = useSectionedSave({
    entity: loaded.id,
    read: sectionCall(getBranch, { branchId }),
    loaded,
    versionOf: ({ version }) => (isUnversioned ? undefined : version),
    draftOf: ({ name, timeZone, businessHours, phones, emails, aboutUsText, websiteUrl }): Draft => ({
      name,
      timeZone,
      businessHours,
      phones,
      emails,
      aboutUsText,
      websiteUrl,
    }),
    sections,
    journal: branchJournal,
    onDone,
  })
  const guard = useLeaveGuard(save.isDirty)
  useSaveShortcut(save)
  const { draft, set } = save
  const hours = (day: keyof BusinessHours) => ({
    value: shown(draft.businessHours[day]),
    onChange: (text: string) =>
      set(({ businessHours }) => ({ businessHours: { ...businessHours, [day]: rangesIn(text) } })),
  })
  const phone = (at: number) => ({
    value: draft.phones[at]?.number ?? '',
    error: save.errorOf(`phones.${at}.number`),
    onChange: (number: string) =>
      set(({ phones }) => ({ phones: phones.map((one, index) => (index === at ? { ...one, number } : one)) })),
  })
  return (
    <>
      <output aria-label="stage">{save.stage}</output>
      <output aria-label="read">{loaded.version}</output>
      {backup ? <RestoreDraft save={save} labels={fields} name={backup} fields={['name', 'aboutUsText']} /> : null}
      <SaveReport save={save} fields={fields} />
      <SaveSection save={save} name="name">
        <TextField label="Name" value={draft.name} onChange={(name) => set({ name })} error={save.errorOf('name')} />
      </SaveSection>
      <SaveSection save={save} name="hours">
        <TextField
          label="Time zone"
          value={draft.timeZone}
          error={save.errorOf('timeZone')}
          onChange={(timeZone) => set({ timeZone })}
        />
        <TextField label="Monday" {...hours('monday')} error={save.errorOf('businessHours.monday')} />
        <TextField label="Tuesday" {...hours('tuesday')} />
      </SaveSection>
      <SaveSection save={save} name="phones">
        <TextField label="Office phone" {...phone(0)} />
        <TextField label="Fax" {...phone(2)} />
      </SaveSection>
      <SaveSection save={save} name="emails">
        <TextField
          label="Email addresses"
          value={draft.emails.map(({ address }) => address).join(' ')}
          error={save.errorOf('emails')}
          onChange={(text) => set({ emails: text.split(' ').map((address) => ({ type: 'PRIMARY', address })) })}
        />
      </SaveSection>
      <SaveSection save={save} name="about">
        <TextField
          label="About the office"
          value={draft.aboutUsText ?? ''}
          onChange={(aboutUsText) => set({ aboutUsText })}
          error={save.errorOf('aboutUsText')}
        />
      </SaveSection>
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
      <SaveBar save={save} />
      <ReviewDrawer save={save} fields={fields} />
      <ConfirmDialog action={guard} />
    </>
  )
}

const shown = (ranges: readonly OpeningRange[]) => ranges.map(({ start, end }) => `${start}-${end}`).join(' ')

function rangesIn(text: string): OpeningRange[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((range) => {
      const [start = '', end = ''] = range.split('-')
      return { start, end }
    })
}
