import type { Translate } from '@memberkit/foundation/messages'
import type { HoursWords } from '../hours/describe.ts'
import { hoursSection, timeZoneSection, unavailableDatesSection } from '../hours/sections.ts'
import type { editorEnUS } from '../messages/editor/en-US.ts'
import type { BranchDraft } from './draft.ts'
import { addressSection, emailsSection, phonesSection } from './sections/contact.sections.ts'
import { identitySection } from './sections/identity.section.ts'
import { areasOfLawSection, providersSection, servicingAreasSection } from './sections/lists.sections.ts'
import { permissionsSection } from './sections/permissions.section.ts'
import { webSection } from './sections/web.section.ts'

export interface SectionWords {
  t: Translate<typeof editorEnUS>
  hours: HoursWords
  videoHosts: readonly string[]
}

/** The sections of a branch: every call that changes a part of it belongs to one. */
export function branchSections(branchId: string, { t, hours, videoHosts }: SectionWords) {
  const own = { branchId, t: hours }
  return {
    identity: identitySection(branchId, t),
    address: addressSection(branchId, t),
    phones: phonesSection(branchId, t),
    emails: emailsSection(branchId, t),
    web: webSection(branchId, t, videoHosts),
    timeZone: timeZoneSection<BranchDraft>(own),
    hours: hoursSection<BranchDraft>(own),
    unavailableDates: unavailableDatesSection<BranchDraft>(own),
    areasOfLaw: areasOfLawSection(branchId, t),
    servicingAreas: servicingAreasSection(branchId, t),
    providers: providersSection(branchId, t),
    permissions: permissionsSection(branchId, t),
  }
}
